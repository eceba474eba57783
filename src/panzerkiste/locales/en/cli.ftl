# The command line.

## Help

cli-help = Panzerkiste: tank games with every rule enforced and explained. Without a command it serves the games and opens your browser.
cli-example = Example: panzerkiste --port 9000 --no-open
cli-help-host = The address to serve on; 0.0.0.0 lets other machines in.
cli-help-port = The port to serve on [8400 unless told otherwise].
cli-help-data = The folder that matches are kept in.
cli-help-database = The address of a PostgreSQL database that matches are kept in instead of a file; PANZERKISTE_DATABASE says the same without showing a password to others. Example: --database postgresql://panzerkiste@localhost/panzerkiste
cli-help-workers = How many processes serve together on this machine; more than one need --database. Example: --workers 4
cli-help-internal = Where the workers of other machines reach this one; each further worker of --workers takes the next port. It is for them alone: a network that visitors cannot see. PANZERKISTE_INTERNAL says the same. Example: --internal 10.0.0.5:8500
cli-help-redis = The address of a Redis by which workers call each other instead of by the database; PANZERKISTE_REDIS says the same. Nothing is kept there. Example: --redis redis://localhost:6379
cli-help-certificate = Serve by HTTPS with this certificate (PEM), with --key. Example: --certificate house.pem --key house.key
cli-help-key = The private key of the certificate (PEM). Example: --certificate house.pem --key house.key
cli-help-name = A public name of this server; requests for other names are refused. Repeat it for several. Example: --name tanks.example.org
cli-help-proxy = The address of a proxy that is believed where visitors come from (X-Forwarded-For). Repeat it for several. Example: --proxy 127.0.0.1
cli-help-limits = A TOML file with other limits for visitors; docs/security.md names them. Example: --limits house.toml
cli-help-notices = A TOML file that says how players are told of what waits for them, by mail for instance; docs/hosting.md has one. Example: --notices notices.toml
cli-help-openid = File with the club’s own sign-in (OpenID Connect); see docs/hosting.md
cli-help-engine-option = The command line of a program that thinks at the analysis board of Tank Chess (docs/engine-protocol.md); otherwise Panzerkiste does.
cli-help-log = How the log is written: text for people, or json, one object a line, for programs that collect it.
cli-help-metrics = The address at which Prometheus may read the server’s numbers. Keep it to yourself: they are not for visitors. Example: --metrics 127.0.0.1:9400
cli-help-traces = Where an OpenTelemetry collector takes traces by HTTP. Example: --traces http://127.0.0.1:4318/v1/traces
cli-help-drain = Seconds that the server says it is not ready (/ready) before it ends, so that a proxy turns to others.
cli-help-no-open = Do not open a browser.
cli-help-lang = The language to speak: en or de. Otherwise the environment decides (LC_ALL, LANG).
cli-help-version = Show the version and stop.
cli-help-game = The game, such as panzerschlacht.
cli-help-match-file = A match file, as saved or exported; or a file of a game’s own form, such as .tcg for Tank Chess.
cli-help-seat = See with the eyes of this seat, such as green; otherwise as a spectator.

cli-help-serve = Serve the games until interrupted, and open your browser; the same as without a command.
cli-example-serve = Example: panzerkiste serve --database postgresql://panzerkiste@localhost/panzerkiste --workers 4
cli-help-sessions = Take back the cookies by which visitors are known.
cli-example-sessions = Example: panzerkiste sessions --revoke-all
cli-help-revoke-all = Take back all of them, for when the key was seen by others: everybody is a stranger then and loses seats and works. Example: panzerkiste sessions --revoke-all
cli-sessions-what = What is to be done? Example: panzerkiste sessions --revoke-all
cli-sessions-revoked = All cookies are taken back. A server that runs has to be started again.

cli-help-play = Play a match in the terminal against a computer player.
cli-example-play = Example: panzerkiste play panzerschlacht --against 3 --side grey
cli-help-against = The opponent: a level (0 plays at random, higher is stronger), the name of another package’s computer player, or engine: and the command line of a program (docs/engine-protocol.md).
cli-help-side = Your side, such as green; otherwise the one that begins.
cli-help-play-seed = Let the dice and the opponent follow from this number, to play the same match again.
cli-help-save = Write the match to this file at the end.

cli-help-replay = Tell a recorded match again, action by action.
cli-example-replay = Example: panzerkiste replay match.jsonl --step
cli-help-step = Show the board and wait after every action.

cli-help-review = Say what a finished match was made of: chances, luck, turning points, accuracy.
cli-example-review = Example: panzerkiste review match.jsonl
cli-help-verify = Check that a record follows the rules and that its dice follow from its seed.
cli-example-verify = Example: panzerkiste verify match.jsonl

cli-help-export = Write a position of a recorded match as a drawing, as text, or as data.
cli-example-export = Example: panzerkiste export match.jsonl --to svg --seq 12 --out board.svg
cli-help-export-to = svg is a drawing, text is the match so far in notation with the board, json is what the seat sees; jsonl is the whole match, and so is a game’s own form of file, such as tcg for Tank Chess.
cli-help-export-seq = The number of actions after which to look; otherwise all.
cli-help-export-out = Write to this file instead of the terminal.

cli-help-scenario = Run scenarios, the executable examples of the rules, and explain what fails.
cli-example-scenario = Example: panzerkiste scenario src/panzerkiste/games/panzerschlacht/scenarios/resolution.toml
cli-help-scenario-files = Scenario files; without any, those of all games.
cli-help-scenario-game = The game they belong to, where their folder does not tell.

cli-help-rules = List each rule of the rulebooks with the tests and scenarios that show it.
cli-example-rules = Example: panzerkiste rules panzerschlacht --check
cli-help-rules-check = Fail on a rule without a test or scenario, and on rule numbers that do not fit together.

cli-help-fuzz = Play random matches, check everything on the way, and keep each failure as a match file.
cli-example-fuzz = Example: panzerkiste fuzz panzerschlacht --games 2000 --seed 7
cli-help-fuzz-games = How many matches to play [200 unless told otherwise].
cli-help-fuzz-seed = The same seed plays the same matches.
cli-help-fuzz-minutes = Stop after so many minutes.
cli-help-fuzz-players = How many players: 2, or 2..8.
cli-help-fuzz-out = The folder for the match files of failures.
cli-help-fuzz-check = Check every moment of this match file again instead.

cli-help-puzzles = Dig for puzzles of a game with its computer players, and write them to a file.
cli-example-puzzles = Example: panzerkiste puzzles tank-chess --count 500 --seed 1 --out puzzles.jsonl
cli-help-puzzles-count = How many puzzles to find.
cli-help-puzzles-seed = The same seed finds the same puzzles.
cli-help-puzzles-out = The file for them, one puzzle a line.
cli-help-learn = Let the computer players of a game learn from their own games; it goes on where it was stopped.
cli-example-learn = Example: panzerkiste learn tank-chess --rounds 3 --folder learning
cli-help-learn-rounds = How many rounds in all: play, train, match, keep what is better.
cli-help-learn-size = small tries everything out in a minute; usual is for hours.
cli-help-learn-folder = Where games and networks are kept.

cli-help-option = An option of the match, such as turns=4; may be given several times.

cli-help-check = Tell what speaks against a file that you made for a game.
cli-example-check = Example: panzerkiste check my-deck.toml
cli-help-check-files = Files of these kinds: { $kinds }.

## What can go wrong

cli-no-game = There is no game called “{ $name }”. The crate holds: { $games }.
cli-no-seat = There is no side called “{ $name }”. Choose one of: { $seats }.
cli-no-level = There is no level { $level }. The strongest is { $most }; 0 plays at random.{ $extra ->
    [none] { "" }
   *[other] { " " }Stronger ones are installed by: pip install { "\"" }panzerkiste[{ $extra }]{ "\"" }
}
cli-no-extra = { $extra ->
    [server] To play in the browser the server is needed, and it is not installed here: pip install { "\"" }panzerkiste[server]{ "\"" }. In the terminal you can play at once: panzerkiste play tank-hunter
   *[other] For this something more is needed that is not installed here: pip install { "\"" }panzerkiste[{ $extra }]{ "\"" }
}
cli-no-bot = There is no computer player called “{ $name }”. There are: { $bots }.
cli-option-unreadable = “{ $option }” is no option. Example: --option turns=4
cli-options-unusable = No match can begin with these options: { $why }
cli-no-file = { $file } cannot be read: { $why }. Please check the path.
cli-no-match-file = { $file } is not a match file of ours: { $why }.
cli-no-game-file = { $file } cannot be read as a game file: { $why }
cli-no-game-files = { $game } has no files of the form { $form }. They are for { $games }.
cli-not-a-game-file = This match cannot be written as a game file: { $why }
cli-other-rules = { $file } was recorded under rules version { $have }; this program plays version { $need }. Replay it with the release it was played on.
cli-no-scenario-file = { $why }. Please mend the file and run it again.
cli-which-game = { $file } does not lie in a game’s folder. Please name the game with --game.
cli-breaks = { $file } breaks at action { $entry } (line { $line }): { $why }
cli-no-entry = There is no action { $seq }: the match has { $entries }.
cli-not-written = { $file } cannot be written: { $why }. Please choose another place.
cli-not-served = Cannot serve on { $host }, port { $port }: { $why }. Another program may be using it; try another --port.
cli-data-in-use = Another Panzerkiste (process { $pid }) is using { $folder }. End that one, or choose another folder with --data.
cli-data-broken = { $file } cannot be used: { $why }. Restore a backup, or choose another folder with --data.
cli-data-newer = { $file } was written by a newer Panzerkiste. Please use that version, or choose another folder with --data.
cli-database-unknown = This is no address of a PostgreSQL database. Example: --database postgresql://panzerkiste@localhost/panzerkiste
cli-database-newer = The database { $database } was written by a newer Panzerkiste. Please use that version, or another database.
cli-database-in-use = A Panzerkiste is using the database (on { $users }). Please end it first.
cli-database-unreachable = The database { $database } cannot be used: { $why }. Please check that it runs, and its address.
cli-workers-need-database = Several workers need a PostgreSQL database: a file is written by one process alone. Example: --database postgresql://panzerkiste@localhost/panzerkiste --workers 4
cli-stranger = Another Panzerkiste serves from this database (it is reached at { $address }), and the two could not reach each other. Start every one with an address of its own for the others. Example: --internal 10.0.0.5:8500
cli-internal-no-address = { $address } is no address for other workers. Example: --internal 10.0.0.5:8500
cli-redis-needs-database = By Redis several workers on one PostgreSQL database call each other. Example: --database postgresql://panzerkiste@localhost/panzerkiste --redis redis://localhost:6379
cli-redis-unknown = This is no address of a Redis. Example: --redis redis://localhost:6379
cli-key-broken = { $file } is damaged: it has { $have } bytes instead of { $need }. Restore a backup, or delete it and start again: a new key is made then, and every visitor is a new one.
cli-no-form = There is no form called “{ $form }”. Choose one of: { $forms }.
cli-broken = { $group ->
    [bots] The computer players for “{ $name }”
    [workshops] The workshop of “{ $name }”
   *[games] The game “{ $name }”
} from the package { $package } cannot be used: { $why }
cli-broken-failed = it fails when it is loaded ({ $error }).
cli-broken-type = its entry point leads to a { $type }, not to a { $wanted }.
cli-broken-id = it calls itself “{ $id }”.
cli-broken-twice = the package { $other } has already brought what goes by that name.
cli-broken-taken = it claims what already belongs to others ({ $names }).

## Serving

cli-serving = Panzerkiste is at { $address }
cli-serving-data = Matches are kept in { $data }. Ctrl+C ends the program.
cli-serving-database = Matches and keys are kept in the PostgreSQL database. Ctrl+C ends the program.
cli-serving-docs = The documentation is at { $address }docs
cli-serving-few-files = The system lets this program open only { $files } files, and every visitor needs some. “ulimit -Hn” shows the limit.
cli-certificate-without-key = HTTPS needs both files. Example: --certificate house.pem --key house.key
cli-certificate-unusable = The certificate { $file } and its key cannot be used: { $why }
cli-proxy-no-address = “{ $proxy }” is no address. Example: --proxy 127.0.0.1
cli-metrics-no-address = “{ $address }” is no address with a port. Example: --metrics 127.0.0.1:9400
cli-traces-no-address = “{ $address }” is no address of a collector. Example: --traces http://127.0.0.1:4318/v1/traces
cli-limits-unusable = The limits in { $file } cannot be used: { $why }
cli-notices-unusable = The notices in { $file } cannot be used: { $why }
cli-openid-unusable = The file { $file } cannot be used for the club’s sign-in: { $why }

## Playing

cli-you = You
cli-bot = Computer
cli-welcome = { $game }: you lead { $side } against { $kind ->
    [random] level 0, which plays at random
    [named] { $bot }
   *[level] level { $bot }
}.
cli-welcome-help = Answer in notation, or type help.
cli-bot-failed = The computer player gave no answer of its own ({ $why }). Any legal one is played for it.
cli-thinking = Thinking …
cli-help-commands =
    help       this text
    board      draw the board again
    suggest    some legal answers; a number plays one
    undo       take back what has revealed nothing
    quit       leave the match
    resign     give up; draw offer and draw accept also exist
cli-suggested = Type a number to play it.
cli-not-your-seat = That is the other side’s letter.
cli-left = You have left the match.
cli-saved = The match is in { $file }. To see it again: panzerkiste replay { $file }
cli-result-won = You have won.
cli-result-lost = You have lost.
cli-result-draw = A draw.

## Match files

cli-replaying = { $game }, { $players }: { $entries ->
    [one] one action
   *[other] { $entries } actions
}.
cli-next-step = Enter: go on
cli-taken-back = (taken back to action { $entries })
cli-verified-record = The record follows the rules: { $entries ->
    [one] one action
   *[other] { $entries } actions
}, { $over ->
    [yes] to the end
   *[no] not over yet
}.
cli-verified-dice = All dice follow from the seed that was committed to before the match.
cli-verified-no-commitment = Its dice cannot be verified: no seed was committed to before the match.
cli-verified-no-seed = Its dice can be verified once the match is over and its seed is shown.
cli-verified-wrong-seed = The seed is not the one that was committed to before the match. Somebody has changed this file.
cli-verified-wrong-dice = These dice do not follow from the seed: action { $entries }. Somebody has changed this file.
cli-written = Written to { $file }.

## Checks

cli-scenario-expected = {"  "}expected: { $what }
cli-scenario-happened = {"  "}happened: { $what }
cli-scenarios-ran = { $run ->
    [0] There are no scenarios to run.
    [one] One scenario ran as written.
   *[other] All { $run } scenarios ran as written.
}
cli-scenarios-failed = { $failed } of { $run } scenarios failed.
cli-rules-rule = Rule
cli-rules-title = Title
cli-rules-shown-by = Shown by
cli-rules-counted = { $game }: { $rules } rules, { $gaps ->
    [0] all shown and consistent.
    [one] one gap.
   *[other] { $gaps } gaps.
}
cli-rules-no-source = There are no tests of { $game } here, and its scenarios alone do not show every rule: rule coverage needs a source checkout.
cli-gap-unshown = { $rule }: no test and no scenario shows this rule.
cli-gap-one-language = { $rule }: the rulebook in “{ $where }” lacks this rule.
cli-gap-unknown = { $rule }: { $where } cites it, but the rulebook has no such rule.
cli-gap-doubled = { $rule }: stands more than once in the rulebook in “{ $where }”.
cli-fuzzing = Fuzzing { $game }
cli-fuzzed = { $games } matches, { $entries } actions; { $kinds } kinds of events, { $pairs } kinds and successions in all.
cli-fuzz-clean = Nothing found.
cli-fuzz-stopped = Stopped.
cli-fuzz-finding =
    The match that leads there: { $file }
    To see it again: panzerkiste fuzz { $game } --check { $file }
cli-fuzz-check-clean = Nothing found at any moment of the { $entries } actions.
cli-fuzz-check-found = Found after action { $entry }.
cli-fuzz-other-game = { $file } is a match of { $game }. Please name that game.
cli-fuzz-wrong-players = “{ $text }” is no number of players for this game. Write { $fewest }, or { $fewest }..{ $most }.
cli-learn-doing = { $what ->
    [play] Playing
    [train] Training
   *[match] Matching
}
cli-learn-nobody = Nobody here can learn { $game }.
cli-learn-stopped = Stopped. What was done is kept in { $folder }; the same command goes on from there.
cli-learn-round = Round { $round }: +{ $wins } ={ $draws } -{ $losses } against the best before. { $kept ->
    [yes] It is better and is kept.
   *[no] It is not surely better and is not kept.
}
cli-puzzles-digging = Puzzles of { $game }, seed { $seed }
cli-puzzles-nobody = Nobody here can dig for puzzles of { $game }.
cli-puzzles-stopped = Stopped. { $count ->
    [one] One puzzle is kept
   *[other] { $count } puzzles are kept
} in { $file }; the same command goes on from there.
cli-puzzles-written = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} in { $file }.

cli-check-neither = { $file } cannot be checked. These can: { $kinds }.
cli-check-error = Error
cli-check-line = line { $line }
cli-check-warning = Warning
cli-check-good = { $file }: nothing speaks against it.
cli-check-usable = { $file }: it can be used.
cli-check-unusable = { $file }: it cannot be used as it is.

# What a host does besides serving.
cli-help-admin = What a host does besides serving: people, the club, backups. It works while a server runs, too.
cli-example-admin = Example: panzerkiste admin backup club.zip
cli-help-admin-name = Who is meant, by name. Large and small letters do not matter.
cli-help-admin-ban = Shut somebody out: the account, and guests who call themselves so. Open pages end at once.
cli-example-admin-ban = Example: panzerkiste admin ban Dachs
cli-help-admin-unban = Let somebody in again.
cli-example-admin-unban = Example: panzerkiste admin unban Dachs
cli-help-admin-rename = Give an account another name.
cli-example-admin-rename = Example: panzerkiste admin rename Dachs Otter
cli-help-admin-new = The new name.
cli-help-admin-merge = Make two accounts one: all that the first has becomes the second’s, and the first is gone.
cli-example-admin-merge = Example: panzerkiste admin merge Dachs Otter
cli-help-admin-into = The account that stays.
cli-help-admin-recover = Print a recovery code for somebody who has forgotten the password.
cli-example-admin-recover = Example: panzerkiste admin recover Dachs
cli-help-admin-organiser = Name an organiser. Once one is named, only organisers announce events; they also write on the club’s page.
cli-example-admin-organiser = Example: panzerkiste admin organiser Dachs
cli-help-admin-remove = Take the organiser’s part away again instead.
cli-help-admin-club = Say what the club’s page shows.
cli-example-admin-club = Example: panzerkiste admin club --name Nordlicht --rules rules.txt
cli-help-admin-club-name = The club’s name.
cli-help-admin-welcome = A text file with a welcome.
cli-help-admin-rules = A text file with the house rules.
cli-help-admin-backup = Copy everything into one file, also while a server runs.
cli-example-admin-backup = Example: panzerkiste admin backup club.zip
cli-help-admin-backup-file = The file to be written. It holds secrets: keep it safe.
cli-help-admin-restore = Put back what a backup holds. What is there now is kept beside it.
cli-example-admin-restore = Example: panzerkiste admin restore club.zip
cli-help-admin-restore-file = A file that admin backup has written.
cli-help-admin-statistics = How many people, matches and events there are.
cli-example-admin-statistics = Example: panzerkiste admin statistics
cli-help-admin-done = The number of a complaint that has been dealt with: it is forgotten.
cli-admin-banned = { $many ->
    [one] { $name } is shut out.
   *[other] { $name } is shut out: { $many } visitors are called so.
}
cli-admin-unbanned = { $name } may come in again.
cli-admin-renamed = { $name } is called { $new } now.
cli-admin-merged = All that { $name } had is { $into }’s now.
cli-admin-organiser = { $name } is an organiser now.
cli-admin-no-organiser = { $name } is no organiser any more.
cli-admin-code = With this code { $name } sets a new password, once: { $code }
cli-admin-club = The club’s page has been written.
cli-admin-club-what = Please say what shall be written, as in: panzerkiste admin club --name Nordlicht
cli-admin-backed-up = Everything is in { $file } ({ $size } KiB). It holds keys and secrets: keep it safe.
cli-admin-restored = { $file } has been put back. What was there before lies in { $before }.
cli-admin-exists = { $file } is there already. Please choose another name.
cli-admin-no-backup = { $file } is no backup of ours: { $why }.
cli-admin-no-data = There is nothing in { $folder } yet. Please name the folder of the server with --data.
cli-admin-busy = Another order waits in { $folder }. Please try again in a moment.
cli-admin-no-answer = The server that uses { $folder } does not answer. Is it an older version? Nothing has been changed.
cli-admin-people = Accounts: { $accounts }, guests with a name: { $guests }, shut out: { $banned }
cli-admin-kept = Events: { $events }, works: { $works }, bots: { $bots }, database: { $size } KiB
cli-admin-game = { $game }: { $matches } matches, { $running } of them running, { $lately } within a week
cli-admin-report-done = Complaint { $number } is done.
cli-help-admin-reports = List what has been complained about, the newest first.
cli-example-admin-reports = Example: panzerkiste admin reports
cli-admin-no-reports = Nobody has complained.
cli-admin-report = { $number }. { $day }: { $by } about { $about } ({ $why }), match { $match }: { $words }

# panzerkiste review

cli-review-working = Looking back
cli-review-runs = This match is not over: only finished matches are reviewed.
cli-review-nothing = Nothing sensible can be said about this match: the game has no judgement, or the match ended before there was anything to judge.
cli-review-course =   From { $first } to { $last } %: dice { $dice }, own choices { $own }, the others { $others }, hidden things { $hidden }.
cli-review-luck =
    { $ask ->
        [die] Attacks on guns
        [dice] Throws
        [shot] Shots
        [scout] Scouting
        [draw_event] Event cards
        [draw_unit] Unit cards
        [card] Cards
       *[other] Other throws
    }: { $good } of { $throws } good, { $expected } were to be expected.
cli-review-accuracy =   Accuracy { $percent } %: { $best } best, { $good } good, { $inaccurate } inaccurate, { $mistakes } mistakes.
cli-review-point =
    { $number }. { $turn ->
        [0] Step { $step }
       *[other] Turn { $turn }, step { $step }
    }: { $gain } for { $whose } by { $cause ->
        [dice] the dice
        [hidden] what was hidden
        [word] the clock
       *[choice] a choice
    }
cli-review-better =
    Better for { $name }: { $text }{ $chance ->
        [0] { "" }
       *[other] { " " }({ $chance } %)
    }. { $why }
cli-review-estimated = { $throws } throws have too many outcomes to list; their odds are from samples and not counted above.
