game-dropzone-title = Dropzone
game-dropzone-blurb = Land, secure, get out: a battle for a city.
turn-dropzone = Turn { $turn }
