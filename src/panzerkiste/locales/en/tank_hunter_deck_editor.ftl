# The deck editor of Tank Hunter.

deck-title = Deck editor
deck-name = Name of the deck
deck-new-name = My deck
deck-undo = Undo (Ctrl+Z)
deck-redo = Redo (Ctrl+Y)

## Cards

deck-cards = Cards
deck-shown = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
deck-filter = Show
deck-search = Search by name
deck-kind = Kind of card
deck-kind-all = All
deck-kind-unit = Units
deck-kind-event = Events
deck-kind-commander = Comm.
deck-kind-own = Own
deck-any = All
deck-in-deck = Only what is in the deck
deck-open = { $name }: look and change
deck-own = own
deck-copies-of = Copies of { $name }
deck-less = One { $name } less
deck-more = One { $name } more

## A card

deck-in-box = This card comes in the box. Make one of your own after it to change its values.
deck-make-own = Make my own after it
deck-remove = Throw the card away
deck-done = Done
deck-name-de = Name, German
deck-name-en = Name, English
deck-text-de = Text, German
deck-text-en = Text, English
deck-copies = Copies
deck-type = Type
deck-nation = Nation
deck-class = Class
deck-shots = Shots, { $value }
deck-timing = When
deck-after = Afterwards
deck-effect = Effect:

## Checking and playing

deck-check = Check
deck-error = Error
deck-warning = Warning
deck-good = Nothing speaks against this deck.
deck-counts = { $units } unit cards with commanders, { $events } events
deck-players = { $players ->
    [0] Not enough for two players yet
   *[other] Enough for up to { $players } players
}
deck-go = Try it out
deck-play = Play with this deck

## Files

deck-files = File
deck-saved = Saved. Whoever has the link sees this deck.
deck-unsaved = Not saved yet.
deck-save = Save
deck-share = Copy link
deck-copied = The link is on the clipboard.
deck-choose = Open
deck-new = Empty
deck-export = To a file
deck-import = From a file
deck-delete = Throw away
deck-unreadable = This deck cannot be read: { $why }
deck-discard-title = Leave this deck?
deck-discard-text = What you have changed is not saved.
deck-discard-yes = Leave it
deck-delete-title = Throw this deck away?
deck-delete-text = It is gone for good, and its link leads nowhere.
deck-delete-yes = Throw it away
