cli-tank-chess-board = Your tanks are capitals if you are White, small letters if you are Black: C command, L light, M medium, H heavy, D destroyer, A mortar; the arrow shows the heading, x a wreck, ## an obstacle.
cli-tank-chess-move = Name tank, cell and heading, and the target after x: Mf1-f3N, Mf1-f3NExi6. The command tank escapes with Ca6-off. Also: resign, draw offer.
