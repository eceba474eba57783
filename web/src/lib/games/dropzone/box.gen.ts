// Generated from the server by `npm run types`; never edited.
export const BOX = {"players":[2,4],"lasts":[90,90]} as const;
