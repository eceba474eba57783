# The analysis board of Tank Chess. $side is white, black or level.

analysis-title = Analysis
analysis-hint = Try a turn, or step through the moves.
analysis-start = Start
analysis-files = Position
analysis-others = Also tried:
analysis-to-game = Back to the game

## What the computer thinks

analysis-lines = Best lines
analysis-think = Best lines
analysis-effort = depth { $depth } · { $speed } nodes/s
analysis-begins = The computer is looking …
analysis-off = Switch on to see the three best lines.
analysis-over = The game is over here.
analysis-waiting = Others are being answered first. You are next in line.
analysis-failed = That did not work.
analysis-again = Try again
analysis-wins = { $side ->
    [white] White wins in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
   *[black] Black wins in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
}
analysis-better = { $side ->
    [level] About level
    [white] White is better by { $tanks } light tanks
   *[black] Black is better by { $tanks } light tanks
}

## What the position is worth

analysis-terms = What the position is made of
analysis-terms-help = In light tanks, as it stands, without looking ahead. To the left for Black, to the right for White.
analysis-term-material = Tanks
analysis-term-material-help = What is left of both armies.
analysis-term-mobility = Room to move
analysis-term-mobility-help = How many cells and headings the tanks can reach.
analysis-term-lines = Lines of fire
analysis-term-lines-help = How many cells the guns cover.
analysis-term-flanks = Flanks
analysis-term-flanks-help = How open thin armour stands to enemy fire.
analysis-term-advance = Ground gained
analysis-term-advance-help = How far the tanks have come.
analysis-term-race = Race to the edge
analysis-term-race-help = How close the command tanks are to their escape.
analysis-term-hunt = Hunt
analysis-term-hunt-help = How close hunters are to the command tanks.

## A game looked back at

analysis-graph = Course of the game; arrow keys step
analysis-graph-value = { $turn }: { $score }
analysis-judging = Judging the game: { $done } of { $all }
analysis-halted = Judging stopped at { $done } of { $all } positions.
analysis-verdict = { $mark ->
    [inaccuracy] { $turn } is inaccurate.
    [mistake] { $turn } is a mistake.
   *[blunder] { $turn } is a blunder.
}
analysis-why = Why?
analysis-instead = Better: { $turn }

## Opening and saving

analysis-open = Open …
analysis-open-file = Game file
analysis-open-file-help = A game file (.tcg) or a match file (.jsonl). You can also drop it onto the board.
analysis-open-position = Position text
analysis-open-position-go = Set up
analysis-open-map = Start of a map
analysis-play = Play on from here
analysis-copy = Copy position
analysis-copied = The position is copied.
analysis-save = Save .tcg
analysis-turn-board = Turn the board
analysis-refused = This cannot be analysed
analysis-elsewhere = The analysis board is open in another tab
analysis-elsewhere-help = You have one board at a time.
analysis-here = Use it here
