# Tank Hunter: what can be wrong with a deck or with a card of one's own. $code is the name of an effect, $known lists names.

## The file

refused-th-025-faulty = This deck has { $faults ->
    [one] a fault at { $place }. Please mend it in the deck editor.
   *[other] { $faults } faults, the first at { $place }. Please mend them in the deck editor.
}
refused-th-025-long = A deck file has at most { NUMBER($most) } characters.
refused-th-025-toml = Line { $line }, column { $column }: this is not TOML.
refused-th-025-deep = This file is nested too deeply.
refused-th-025-number = A whole number is expected here.
refused-th-025-flag = Only true or false can stand here.
refused-th-025-list = A list in square brackets is expected here.
refused-th-025-text = A text in quotation marks is expected here.
refused-th-025-table = A table of fields is expected here.
refused-th-025-range = { $have } does not fit here: the number lies between { $low } and { $high }.
refused-th-025-empty = This must not be empty.
refused-th-025-wordy = This text has { $have } characters; { $most } are the most.
refused-th-025-id = An id begins with a small letter and has only small letters, digits and underscores.
refused-th-025-choice = This must be one of: { $known }.
refused-th-025-missing = This field is missing.
refused-th-025-unknown-field = There is no such field here.
refused-th-025-unknown-card = There is no such card in the box.
refused-th-025-shipped-id = A card in the box already has this id. Please choose another.
refused-th-025-twice = Two cards of this deck have this id.

## Cards

refused-th-005 = { $type ->
    [AFV] An AFV has only anti-armour, non-AA and trample.
    [GUN] A GUN has only anti-armour and non-AA.
   *[INF] An INF has only gun and suicide.
}
refused-th-007 = The unit lacks the value that these shots belong to.
refused-th-010-code = The effect “{ $code }” allows here only: { $known }.
refused-th-010-trigger = The effect “{ $code }” needs a trigger: the attack it answers.
refused-th-010-no-trigger = The effect “{ $code }” has no trigger.
refused-th-120-turn-player = Only a card for other players’ turns can be aimed at the player whose turn it is.
refused-th-122-red = A red card is played when drawn and has no windows.
refused-th-122-none = A card that is not red needs a window to be played in.
refused-th-128-max = The card cannot have at most { $max } targets if it needs at least { $min }.
refused-th-128-most = The effect “{ $code }” has at most { $most ->
    [one] one target
   *[other] { $most } targets
}.
refused-th-128-nothing = This effect changes nothing.
refused-th-129-types = The card needs at least one type of unit that it can be aimed at.
refused-th-129-hidden = A card that can be aimed at hidden units of others cannot ask for their type or value.
refused-th-132-expire-le = The number for the expiry roll belongs to cards that end by a roll, and only to them.
refused-th-136-choice = Nobody chooses when a red card is drawn: it concerns its player or everybody.
refused-th-291-tag = The tag air_strike belongs to air strikes, and only to them.
refused-th-326-use = A commander with the effect “{ $code }” is { $use ->
    [passive] passive
   *[exhaust] exhausted when used
}.
refused-th-355-type = Only an AFV can have no turret.
refused-th-358-tag = The tag water belongs to Water cards, and only to them.
refused-th-372-type = Only an AFV can have an open top.

## The whole deck

refused-th-028 = { $players } players need at least { $need } unit cards; there are { $have }.
refused-th-028-few = There are { $have } unit cards: with more than { $players ->
    [one] one player
   *[other] { $players } players
} they may run out early.
refused-th-029-bombings = A deck has exactly 3 Carpet Bombings, not { $have }.
refused-th-029-events = { $players } players need at least { $need } events that are not red; there are { $have }.
