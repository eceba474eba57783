# How somebody wants to be told of what waits for him.

telling-title = Tell me
telling-device = Device
telling-mail = E-mail
telling-sound = Sound
telling-turn = Your turn
telling-turn-help = The page’s title always says so. You also hear of your board in a new round of an event. In matches of days there is a reminder before the time ends.
telling-turn-now = It is your turn.
telling-seat = Your seat was taken
telling-seat-help = Somebody follows your invitation.
telling-here = On this device
telling-here-help = The browser tells you, where it can even while no page is open. One message until you have looked.
telling-device-refused = The browser does not allow messages from this page. Its settings can change that.
telling-where = Browsers show messages only from https:// and localhost.
telling-mail-help = For the forgetful: one mail until you have looked, and one a day for what waits.
telling-mail-address = Your address
telling-mail-send = Send a code
telling-mail-code = Code from the mail
telling-mail-confirm = Confirm
telling-mail-other = Another address
telling-mail-drop = No more mail
telling-quiet = Quiet
telling-quiet-help = In this time nothing is sent, unless your time in a match ends before.
telling-quiet-begins = From
telling-quiet-ends = Until

farewell-title = No more mail
farewell-lead = Panzerkiste will not write to this address any more.
farewell-go = No more mail
farewell-done = That was the last one.
