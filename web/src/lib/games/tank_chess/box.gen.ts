// Generated from the server by `npm run types`; never edited.
export const BOX = {"players":[2,2],"lasts":[30,60]} as const;
