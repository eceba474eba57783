# The arena and the studies: on the command line, and in the pages they write.

cli-help-arena = Let computer players play against each other and rate them: every deal is played from every seat. A bot that crashes, is too late or gives an illegal answer loses that answer, and this is counted.
cli-example-arena = Example: panzerkiste arena panzerschlacht my_bot.py:choose 1 2 --report arena.html
cli-help-arena-bots = Levels, names of other packages’ computer players, functions of your own (my_bot:choose of a module, my_bot.py:choose of a file), or another program (“engine:command”); all that the game has unless some are named.
cli-help-arena-deals = How many deals each table plays; from every seat once [10 unless told otherwise].
cli-help-arena-seats = How many sit at a table; as few as the game takes unless told otherwise.
cli-help-arena-seconds = How long an answer may take.
cli-help-arena-seed = The same seed deals the same.
cli-help-arena-opening = So many answers at the beginning of each deal are drawn by lot [4 in games without dice and draws, else none].
cli-help-arena-gauntlet = Only the first one named plays against all others.
cli-help-arena-swiss = A Swiss tournament of so many rounds: whoever did alike meets, nobody twice.
cli-help-arena-sprt = Stop as soon as it is clear which difference in Elo is the likelier one. Example: --sprt 0,20
cli-help-arena-workers = How many games at once; one for each core unless told otherwise.
cli-help-arena-ray = Play on the Ray cluster at this address; auto is the one that this machine belongs to.
cli-help-arena-save = Keep each game in this file, and go on from what it already has.
cli-help-arena-report = Write a page with ratings and plots to this file.

cli-help-study = Find out what a design of yours is worth: many games between fast computer players, and a page with pictures about them. What a study was stopped at it goes on from.
cli-example-study = Example: panzerkiste study tank-hunter-deck my-deck.toml --games 2000 --page my-deck.html
cli-help-study-kind = What is studied: { $kinds }.
cli-help-study-design = Your file, or the name of one in the box.
cli-help-study-games = How many games.
cli-help-study-level = Who plays; a fast level unless told otherwise.
cli-help-study-seed = The same seed plays the same games.
cli-help-study-page = The page; beside the games unless told otherwise.
cli-help-study-save = The file for the games, from which the study goes on; named after the design unless told otherwise.

cli-arena-alone = It takes at least two different computer players.
cli-arena-no-file = { $file } holds no games of the arena: { $why }.
cli-arena-no-player = “{ $name }” cannot be used as a player: { $why }.
cli-arena-one-system = --gauntlet, --swiss and --sprt are different ways to play. Please choose one.
cli-arena-two-seats = Swiss tournaments and tests are for two seats.
cli-arena-two-players = A test is for two players, not for { $players }. Example: panzerkiste arena panzerschlacht 3 2 --sprt 0,20
cli-arena-many-rounds = { $rounds } rounds are too many for { $players } players, who could not all meet somebody new. At most { $most } will do.
cli-arena-fewer-rounds = After { $rounds } rounds nobody could meet somebody new: the tournament ends there.
cli-arena-no-test = “{ $text }” is no test. Example: --sprt 0,20 for “no stronger” against “stronger by 20 Elo”.
cli-arena-no-ray = For this Ray is missing. Please install it: pip install panzerkiste[cluster]
cli-arena-no-cluster = There is no Ray cluster at “{ $address }”: { $why }
cli-page-written = The page is in { $file }.

cli-arena-playing = { $game }
cli-arena-bot = Computer player
cli-arena-rating = Elo
cli-arena-skill = Skill
cli-arena-share = Points
cli-arena-games = Games
cli-arena-thought = Per answer
cli-arena-longest = Longest
cli-arena-lost = Answers lost

cli-study-unknown = Nothing is studied under “{ $kind }”. These can be: { $kinds }.
cli-study-unusable = { $file } cannot be played with; panzerkiste check says why.
cli-study-other = { $file } belongs to another study. Please name another file with --save.
cli-study-no-design = There is no file { $file }, and nothing in the box is called so. There are: { $names }.
cli-study-played = { $games ->
    [one] One game
   *[other] { $games } games
} in { $file }.
cli-studying = { $kind }, level { $level }

cli-report-title = Arena: { $game }
cli-report-facts = { $games } games, seed { $seed }, options: { $options }; answers by lot at the beginning: { $opening }.
cli-report-ratings = Ratings
cli-report-elo = Elo points by Bradley and Terry; the weakest counts 0. The line is the 95 % interval.
cli-report-skills = OpenSkill’s points (Plackett–Luce), which begin at 25. The line is the 95 % interval.
cli-report-crosstable = Against each other
cli-report-seats = What each seat wins
cli-report-seat = Seat { $seat }
cli-report-lengths = Length of games
cli-report-answers = answers
cli-report-ends = How games end
cli-report-reason = Reason
cli-report-won = won
cli-report-shared = shared or drawn
cli-report-faults = Answers lost
cli-report-faults-explained = Each cost the player that answer: any legal one was given in its place.
cli-report-no-faults = Nobody crashed, was too late or gave an illegal answer.
cli-report-fault = What was wrong
cli-report-times = Times
cli-report-test = Sequential test
cli-report-deals = deals
cli-report-test-higher = { $first } is stronger than { $second }: a difference of { $higher } Elo is likelier than { $lower } (log-likelihood ratio { $ratio }, bounds ±{ $bound }, { $deals } deals).
cli-report-test-lower = { $first } is not stronger than { $second } by as much: a difference of { $lower } Elo is likelier than { $higher } (log-likelihood ratio { $ratio }, bounds ±{ $bound }, { $deals } deals).
cli-report-test-open = Not decided yet between { $first } and { $second }: a difference of { $lower } or { $higher } Elo (log-likelihood ratio { $ratio }, bounds ±{ $bound }, { $deals } deals).
cli-report-swiss = Swiss tournament
cli-report-swiss-explained = A meeting counts one point, however it was won. Of equal points, the columns decide from left to right.
cli-report-buchholz-cut-1 = Buchholz cut 1
cli-report-buchholz = Buchholz
cli-report-sonneborn-berger = Sonneborn-Berger
cli-report-direct-encounter = Direct encounter
cli-report-wins = Wins

cli-study-players = { $players } players
cli-study-fair = Fair
cli-study-lengths = Length of games
cli-study-rounds = rounds
cli-study-ends = How games end
