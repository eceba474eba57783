# What the server itself writes to people: messages to devices, and mails.

told-turn = Your turn in { $game } against { $names }
told-seat = { $names } takes the seat you kept in { $game }
told-round = { $event }: your board is set, { $game } against { $names }
told-computer = the computer
told-ends = Your time in { $game } against { $names } ends in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}
told-several = { $count } matches wait for you
told-end = You get this mail because you asked for it in your profile. This ends it:

mail-confirm-subject = Panzerkiste: your code
mail-confirm = Somebody, we think it was you, wants to be told by mail when it is his turn. If so, this is the code for your profile: { $code }
mail-stranger = If it was not you, do nothing: nothing else will be sent to you. Or take the address away at once:
