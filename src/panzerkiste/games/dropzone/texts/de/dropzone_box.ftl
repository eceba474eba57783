game-dropzone-title = Dropzone
game-dropzone-blurb = Landen, sichern, abziehen: Gefecht um eine Stadt.
turn-dropzone = Runde { $turn }
