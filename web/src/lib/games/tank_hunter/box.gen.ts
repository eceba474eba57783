// Generated from the server by `npm run types`; never edited.
export const BOX = {"players":[2,8],"lasts":[45,45]} as const;
