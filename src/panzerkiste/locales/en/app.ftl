# The texts of the web client that do not belong to one game.

## Frame

page-title = { $title } – Panzerkiste
brand-home = Panzerkiste, to the home page
skip = Skip to content
tools = Language, light and settings
me-title = Your profile
nav = Where to
nav-play = Play
nav-games = Games
nav-events = Events
nav-people = People
nav-turns = { $count ->
    [one] It is your turn in one
   *[other] It is your turn in { $count }
}
theme-to-dark = Dark view
theme-to-light = Light view
dialog-close = Close
stepper-less = Less
stepper-more = More
minutes = { $minutes } min

error-unreachable = No connection to the host
error-unreachable-help = Is Panzerkiste still running? As soon as the host is back, you can go on here.
error-refused = That did not work
error-refused-help = The server could not answer the request. Please try again in a moment.
error-again = Try again
host-away = The host cannot be reached. Rulebooks and lessons can be read here; playing needs the host. As soon as it is back, this page goes on by itself.

## Home

home-title = Tank games. All in one box.
home-lead = Open, set up, play – no account needed.
home-open-file = Watch a match file
home-learn = New here? Learn a game by playing
home-learn-known = Learn
home-puzzles = Puzzles
home-lobby = Play with others
home-games = Games

game-players = Players:
game-time = Length:
game-play = Play

continue-title = Continue
continue-against = against { $opponents } · { $turn }
turn-any = Turn { $turn }
continue-guest = a guest
continue-open = a free seat
continue-yours = Your turn
continue-waiting = Their turn
continue-watching = Watching

join-label = Join with a code
join-go = Join
join-title = You are invited
join-gone = This invitation is no longer good
join-gone-lead = The seat may be taken by now. Ask for a new link, or try another code.
invited-by = Invitation from
invited-here = is here, waiting
invited-away = is not here at the moment
invited-question = Will you play?
invited-watch = Watch
invited-question-watch = Will you watch?
invited-own = You sit at this table already
invited-side = Your side
invited-players = At the table
invited-free = still free
invited-state = Now
invited-over = The match is over.
invited-clock = Clock
invited-rated = the result counts for everybody’s rating
result-won = Won
result-lost = Lost
result-drawn = Drawn
clock-title = Clock
clock-choice-none = None
clock-choice-live = Minutes
clock-choice-days = Days
clock-pace = Minutes, and seconds more after every turn
clock-own = other
clock-own-minutes = Minutes each
clock-own-increment = Seconds more after every turn
clock-own-decision = Seconds for an answer in between
clock-days-each = Days for every turn
clock-days-short = { $days ->
    [one] 1 day
   *[other] { $days } days
 }
clock-off-title = Days that do not count (in UTC)
clock-left-days = { $days ->
    [one] 1 day
   *[other] { $days } days
 }
clock-left-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
 }
clock-left-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }
clock-until = { $time } left, until { $when }
clock-until-short = until { $when }
clock-short = little time
clock-none = none, take your time
clock-minutes = { $minutes } min each, for the whole match
clock-increment = { $minutes } min each and { $increment } s more after every turn
clock-decision = { $seconds } s for an answer in between
clock-days = { $days ->
    [one] one day
   *[other] { $days } days
 } for every turn
clock-off = { $count ->
    [one] { $days } does not count
   *[other] { $days } do not count
 }
invited-rules = Rules
invited-usual = the usual ones
invited-on = on
invited-off = off
invited-own-made = home-made
invited-name = Your name at the table
invited-look-on = Watch
invited-just-watch = Just watch
invited-note = No account needed. The seat stays free until you take it.
invited-watch-note = No account needed. You see what everybody at the table sees.
join-problem-empty = Enter the code from your invitation.
join-problem-unknown = There is no free seat for this code.
join-problem-unreachable = No connection to the server.

## New match

new-title = New match
new-seats = Who plays?
new-options = By which rules?
new-play = Play now
new-invite = Invite now
new-watch = Watch now
new-own-nameless = No name yet
new-own-draw = Draw a map of your own
new-needs = This map is played with “{ $option }”, which is now switched on.
new-players = How many players?
new-rated = Rated
new-rated-help = The result counts for your rating. Nothing is taken back from the computer, and the coach keeps out.
new-rated-guest = Sign in to play rated: only the results of accounts count.
new-rated-sign-in = Sign in
new-preset = Usual sets of rules
new-preset-own = You have made up your own set.
new-rules = The rules in detail
new-rules-plain = as in the box, nothing added
new-more-options = More options
new-failed = The match could not be set up.
new-changed =
    { $changed ->
        [0] usual rules
        [one] one rule changed
       *[other] { $changed } rules changed
    }

seat-who = Who plays { $side }?
seat-me = You
seat-me-help = You take this seat yourself.
seat-bot = Computer
seat-bot-level = Computer, level { $level }
seat-level = Level
seat-level-of = Strength of the computer, { $side }
seat-level-help = 1 takes it easy, { $top } forgives nothing.
seat-invite = By link
seat-invite-help = You get a link to send. Nobody needs an account.
seat-hotseat = Same device
seat-hotseat-help = You take turns at this device. In between, everything secret is covered.

invite-title = Who will join you?
invite-lead = Whoever opens this link takes the free seat. Send it to one person only.
invite-link = Link to the match
invite-copy = Copy
invite-copied = The link is copied.
invite-copy-failed = The browser does not allow copying. Select the link and copy it yourself.
invite-read = Code to read out
invite-qr = The invitation as a QR code
invite-show-qr = Show code and QR code
invite-send = Share
invite-copy-link = Copy the link
invite-watch = Others may watch, by a link of their own.
invite-copy-watch = Copy the watch link
reach-here-only = Nobody else can reach this page yet.
reach-start = It answers on this machine alone. To let others in the same network play, start it like this:
reach-then = After that it is found at
reach-copied = The command is copied.
reach-network = Links go to this machine’s address in the network; the one above works on this machine alone.
invite-open = To the table

## Rulebook

rulebook = Rulebook
rulebook-title = Rulebook: { $game }
rulebook-read = Read the rules
rulebook-search = Search the rules
rulebook-chapters = Chapters
rulebook-link = Link to rule { $rule }
rulebook-found =
    { $count ->
        [0] No rule found
        [one] One rule found
       *[other] { $count } rules found
    }
rulebook-nothing = The rules say nothing about this. Try another word or a rule number.
rulebook-examples =
    { $count ->
        [one] Example
       *[other] Examples
    }
rulebook-examples-of = Examples of rule { $rule }
example-opening = The example is being laid out …
example-failed = The example could not be fetched.
example-position = The position
example-board = On the board
example-refused = Not allowed

## Settings

settings-title = Settings
settings-lead = They take effect at once, and in this browser only.
settings-language = Language
settings-language-help = For screens, log and rulebook.
settings-language-auto = Same as browser
settings-theme = Light or dark
settings-theme-help = In the dark the same map lies under a lamp.
settings-theme-auto = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-pattern = Stripes for the second side
settings-pattern-help = So the sides can be told apart without colours, too.
settings-motion = Motion
settings-motion-help = Without motion everything jumps to its place at once. The log tells what happened.
settings-motion-auto = Same as system
settings-motion-off = Off
settings-tempo = Tempo
settings-tempo-help = How fast the table shows what happened.
tempo-slow = Slow
tempo-normal = Normal
tempo-fast = Fast
tempo-instant = Instant
settings-sound = Sound
settings-sound-help = Short sounds for driving, shots and dice.
settings-confirmations = Confirmations
settings-confirmations-help = Asks before something happens that you cannot take back.
settings-elsewhere = Other browsers
settings-elsewhere-help = Your matches are open in other browsers or on a borrowed device? Sign out there. You stay here.
settings-elsewhere-button = Sign out elsewhere
settings-elsewhere-done = Done: only this browser is you now.
settings-elsewhere-failed = That did not work. Try again in a moment.

## Nothing found

not-found-title = Missed!
not-found-lead = There is nothing on this square.
not-found-home = Back to the box

# Bots that play over the network.
seat-online = { $name } · brought by { $owner }
seat-online-help = A bot that plays over the network. It is asked, and may decline.
seat-brought-help = A computer player of another package on this host.
seat-rival = Which computer player plays { $side }?
seat-rival-level = Panzerkiste, by level
settings-bots = Bots
settings-bots-help = Programs of your own that play here over the network.
settings-bots-open = Your bots
settings-docs = Documentation
settings-docs-help = Playing, hosting a club, writing bots and games: all of it to read.
settings-docs-open = Open
bots-title = Your bots
bots-lead = A bot is a program that plays over the network: it gets a token, listens for challenges, and has the knowledge of its seat.
bots-how = How to write a bot
bots-name = Name of a new bot
bots-make = Make a bot
bots-token = Token of { $name }
bots-token-help = It is shown this once. Whoever has it plays as your bot; keep it where nobody reads along.
bots-copied = Copied.
bots-own = Your bots
bots-online = Listening
bots-away = Away
bots-remove-of = Remove { $name }
bots-none = You have no bots yet.
bots-failed = That did not work. Try again in a moment.
