# The lobby: people meet, see their games and find what was played.

lobby-name = Lobby
lobby-title = What shall we play?

## Play now

way-computer = Against the computer
way-computer-now = at once
way-computer-level = at once · level { $level } of { $levels }
way-seek = Find someone
way-seek-count = { $count ->
    [0] whoever wants the same plays you
    [one] one is looking
   *[other] { $count } are looking
}
way-seeking = Looking for: { $game }
way-seeking-meanwhile = play the computer meanwhile
way-stop = Stop
way-invite = Invite a friend
way-invite-how = by link, code or QR

## My games

games-title = My games
games-all = all games
games-finished = Finished
games-against = against { $names }
games-theirs = { $name } is to move
games-waiting = Your opponent is to move
games-open = waits for a player
games-clock = { $left } on your clock
games-until = until { $day }
result-unknown = Finished
result-of = Won by { $names }

## Open seats

seats-title = Open seats
seats-more = and { $count } more
seat-take = Accept
seat-withdraw = Withdraw
seat-leave = Rather not
seat-offer = Offer a seat of your own
seat-usual = standard rules
seat-side = you: { $side }
seat-drawn = sides drawn
seat-rated = rated
seat-free = { $free } seats free

time-none = no clock
time-minutes = { $minutes } min
time-increment = { $minutes } min + { $seconds } s
time-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}

## What is agreed on

terms-seek = Find someone
terms-seek-go = Search
terms-seat = Offer a seat
terms-seat-go = Offer it
terms-invite = Invite a friend
terms-invite-go = Invite
terms-person = Challenge { $name }
terms-person-go = Ask
terms-cancel = Cancel
terms-game = Game
terms-clock = Clock
terms-side = Your side
terms-drawn = drawn

## People

people-title = Here now
people-more = and { $count } more
people-visible = Others see that you are here
people-nameless = Choose a name, then the others see you
person-here = is here
person-playing = playing { $game }
person-seeking = looking for { $game }
person-away = was here a moment ago
person-ask = Ask

challenge-asked = { $name } would like to play { $game } with you
challenge-asking = You have asked { $name }: { $game }
challenge-accept = Accept
challenge-decline = Rather not
challenge-withdraw = Withdraw
challenge-declined = { $name } would rather not play now.
begun = { $game } with { $names } begins.
begun-go = To the table

## Finished games

finished-title = Finished games
finished-mine = Your games
finished-player = Name begins with
finished-result = Result
finished-since = From
finished-until = To
finished-any = all
finished-find = Find
finished-more = More
finished-found = { $count ->
    [0] There is no such game that everybody may look at
    [one] One game found
   *[other] { $count } games found
}
finished-share = Share this game
finished-text = { $game }: { $names }
