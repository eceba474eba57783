# What engine and server refuse, whatever the game.

## Taking back

refused-undo-nothing = There is nothing to take back yet.
refused-undo-learnt = You cannot take that back: something has been revealed or rolled since, or somebody else has acted.
refused-undo-pending = There is already a request to take back. It has to be answered first.
refused-undo-declined = Your opponent would rather leave it at that. After the next turn you may ask again.
refused-undo-not-asked = Nobody asks to take anything back any more.
refused-undo-often = In this match something was taken back { $most } times; that is enough.
refused-undo-rated = In a rated match nothing is taken back from the computer.

## At the table

refused-table-adjourned = The match rests: nobody plays until all have come back.
refused-table-not-now = That is not possible now.
refused-table-watching = You are watching. Only players can act.
refused-table-not-asked = It is not your decision now.
refused-table-other-seat = You wrote an action of another seat.
refused-table-bot-plays = A computer player is playing this seat. Take it back first.
refused-table-failed = Something went wrong on the server. Nothing has changed; please try again.
refused-coach-people = The coach keeps out of matches between people, also of those at one device.
refused-coach-event = The coach keeps silent in an event, also against the computer: all stand in the same table.
refused-coach-clock = The coach keeps silent while the clock runs: the thinking time is yours.
refused-coach-rated = The coach keeps out of rated matches.
refused-coach-none = There is no coach for this game.
refused-coach-nothing = You have not done anything yet that could be judged.
refused-coach-no-opinion = The coach has no opinion about that.
refused-lesson-broken = This lesson has a mistake in it and cannot be played.
refused-lesson-read = Read on, or try this step once more.
refused-lesson-unknown = There is no such lesson.
refused-puzzle-alone = A puzzle is for you alone: suggestions come when it is solved.
refused-puzzle-broken = This puzzle has a mistake in it and cannot be played.
refused-puzzle-decided = This try is decided. Try it anew, or take the next one.
refused-puzzle-no-hint = There is no hint for this turn: it would be the answer.
refused-puzzle-unknown = There is no such puzzle.
refused-message-unreadable = The server could not read that message.
refused-message-unknown = This game knows no such action.
refused-limit-messages = That was too much at once. Wait a moment and try again.
refused-limit-work = The server has just worked out a lot for you. Wait a moment and try again.
refused-clerk-slow = Working this out takes too long. The server has given up on it.
refused-clerk-failed = Something went wrong while this was worked out. Nothing has changed; please try again.

## In the lobby

refused-lobby-no-game = There is no game called “{ $game }”.
refused-lobby-no-match = There is no such match, or it is not open to you.
refused-lobby-no-code = No match has this code.
refused-lobby-no-seat = This match has no such seat.
refused-lobby-not-yours = This seat is not yours.
refused-lobby-taken = Somebody has already taken this seat.
refused-lobby-not-away = Only the player himself may leave this seat to the computer. If he stays away, you may in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refused-lobby-seats =
    { $fewest ->
        [one] At least one player is needed, at most { $most }.
       *[other] At least { $fewest } players are needed, at most { $most }.
    }
refused-lobby-no-clock = Nobody can keep the time in this game: its rules know no clock.
refused-lobby-days-bots = A match for days needs at least one person.
refused-lobby-secrets = Something is hidden in this match: a seat is given away only by whoever sits there.
refused-lobby-sat = Whoever plays here or has played here takes no other seat: something lies hidden there.
refused-lobby-hidden = One of the players does not show games to others, perhaps you yourself. So this one cannot be shared.
refused-days-off-far = Days off can be set for about a year ahead.
refused-days-off-many = No more than { $most } days off in one year.
refused-lobby-level = Computer players have levels 1 to { $most }.
refused-lobby-no-player = No computer player of this game is called “{ $player }”.
refused-bot-unknown = There is no such bot.
refused-bot-away = This bot is not here at the moment.
refused-bot-game = This bot does not play this game at the moment.
refused-bot-busy = This bot has not answered others yet. Try again later.
refused-bot-many = You have { $most } bots already. Remove one first.
refused-bot-token = This is the token of no bot, or of one that was removed.
refused-bot-only = This is for bots: it needs a token.
refused-bot-people = This is for people: no bot may do it.
refused-bot-challenge = Nobody has asked this bot to take this seat.
refused-lobby-options = An option has a value that the game does not allow: { $error }
refused-lobby-running = The match is not over yet.
refused-lobby-old-rules = This match was recorded under another edition of the rules and cannot be replayed.
refused-club-self = You cannot play against yourself this way.
refused-club-gone = This seat is no longer there: somebody was faster, or it was withdrawn.
refused-club-away = That works only with somebody who is in the lobby now.
refused-club-asked = You have asked already. Wait for the answer.
refused-club-asking = You are already waiting for { $most } answers. Withdraw one of your questions first.
refused-club-busy = Many are waiting for an answer there already. Try again later.
refused-club-no-challenge = This challenge no longer stands.
refused-club-seats = You already offer { $most } seats, or too many are offered from where you are. Withdraw one first.
refused-club-searches = Too many are searching from here at once. Try again in a moment.
refused-club-large = These terms are too large to be posted: there is room for { $most } kB.
refused-rated-twice = In a rated match everybody plays one seat, and none is shared at one device.
refused-rated-own = A rated match is played with maps, decks, armies and positions from the box, not with your own.
refused-rated-usual = Against the computer a rated match is played with the usual options.
refused-rated-guest = Sign in to play rated: only the results of accounts count.
refused-rated-other = { $name } has no account, and only the results of accounts count. Ask for a match that is not rated.

## Files and requests

refused-file-unreadable = This is no match file: { $error }
refused-file-long = This match file has more than { $most } actions. That is too long to show.
refused-file-large = This match comes to more than { $most } MB. That is too much to show.
refused-request-foreign = This request came from another website and was refused.
refused-request-unknown = There is nothing at this address.
refused-request-unreadable = The server could not read this request.
refused-request-slow = This request took too long to arrive.
refused-request-address = This address is too long.
refused-request-headers = The headers of this request are too many or too long.
refused-request-host = This server is not known by that name. Whoever runs it can add the name with --name.
refused-request-large = That is more than the server accepts at once.
refused-request-failed = Something went wrong on the server. Please try again.
refused-request-closing = This server is about to be restarted. Please come back in a moment.
refused-storage-failed = The server cannot get at its disk just now. Nothing has changed; please try again later.
refused-storage-elsewhere = The server is just passing this on from one of its parts to another. Please try again in a moment.
refused-limit-requests = That was too often. Wait a moment and try again.
refused-limit-tries = That was tried too often. Wait a few minutes and try again.
refused-limit-saves = You have saved a great deal in a short time. Wait a while and try again.
refused-limit-works = What you keep here takes up { $most } MB, and there is no room for more. Throw something away first.
refused-limit-matches = So many matches have been made from here today that no more are taken. Try again tomorrow.
refused-limit-connections = Too many connections are open. Close some pages and try again in a moment.
refused-limit-sockets = Too many tables are open at once, or were opened too quickly. Close some pages and wait a moment.

## Suggestions

suggest-strongest = The strongest computer player would do this.

## People

refused-person-name = A name has at least one and at most { $most } letters that can be seen.
refused-person-taken = Somebody else is called “{ $name }” already. Choose another name.
refused-person-known = You have an account already.
refused-person-wrong = This name and what was entered with it do not belong together.
refused-person-guest = That takes an account, and you have none yet.
refused-person-late = That took too long. Please begin again.
refused-person-passkey = This passkey was not recognised. Please try again, or come in another way.
refused-person-passkeys = An account has at most { $most } passkeys. Remove one first.
refused-person-last = This passkey is the only way into the account. Set a password first.

## Words

refused-words-alone = Nobody else plays here who could hear you.
refused-words-empty = That says nothing.
refused-words-many = You have muted { $most } people; there is no room for more.
refused-words-nobody = There is nobody else on this seat.
refused-words-not-allowed = In your own words you can talk once all who play here allow it.
refused-words-reported = { $most } of your complaints wait for the host. More will not help.
refused-words-silent = Nothing has been said from this seat that one could complain about.
refused-limit-words = That was much at once. Wait a moment before you go on.

## Being told

refused-telling-address = That is no address for mail.
refused-telling-code = That is not the code that was sent to you.
refused-telling-device = This browser gave an address that nothing can be sent to.
refused-telling-no-mail = This server sends no mail.
refused-telling-not-sent = The mail could not be sent. Is the address right?
refused-limit-letters = Enough codes were sent for now. Try again tomorrow.

refused-person-unknown = Nobody is known by this address, or no longer.
refused-openid-none = This server has no sign-in of a club.
refused-openid-last = This sign-in is the only way into your account. Set a password or a passkey first.
refused-openid-away = “{ $name }” does not answer at the moment. Try again later, or come in another way.
refused-openid-state = This sign-in was not begun here, took too long or has been used already. Please begin again.
refused-openid-declined = The sign-in was stopped. You may try again.
refused-openid-proof = What came back from the sign-in proves nothing. Please begin again.
refused-event-unknown = There is no such event.
refused-event-account = That takes an account. It is made on your own page, without an e-mail address.
refused-event-named = Only organisers whom the host has named may do that.
refused-event-organiser = Only the organiser of this event may do that.
refused-event-state = The event is not at a point where that can be done.
refused-event-late = It is too late to enter.
refused-event-full = The event is full: there are { $most } places.
refused-event-few = It takes at least two players, and one of them a person.
refused-event-many = You have { $most } events that are not over. Finish or cancel one first.
refused-event-bots = An event has room for { $most } computer players.
refused-event-entered = You have entered already.
refused-event-not-entered = Nobody has entered under this number.
refused-event-board = There is no such board.
refused-event-result = A result is a win, a draw, a loss, or nothing for both.
refused-event-long = A text here has at most { $most } signs.
refused-event-two = At an event two meet at each board; this game is not played by two.
refused-limit-events = So many events have been announced from here today that this one has to wait until tomorrow.
refused-person-banned = The host has shut this account out.
refused-admin-no-report = There is no complaint { $number }.
refused-admin-nobody = Nobody here is called “{ $name }”. It takes the name of an account.
refused-admin-same = “{ $name }” cannot be merged with itself.
