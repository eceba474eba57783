# Connect Four: all that it has to say. $side is red or yellow, $you is yes or no.

## Sides

connect-four-side-red = Red
connect-four-side-red-role = Drops the first stone.
connect-four-side-yellow = Yellow
connect-four-side-yellow-role = Drops the second stone.

## What wins

connect-four-goal = Whoever first has { $connect } stones in a line wins.

## Options

connect-four-option-width = Columns
connect-four-option-width-help = How many columns the board has (CF-02).
connect-four-option-height = Rows
connect-four-option-height-help = How many stones fit into a column (CF-02).
connect-four-option-connect = Stones in a line
connect-four-option-connect-help = So many stones in a line win (CF-06).
connect-four-preset-classic = Classic
connect-four-preset-classic-help = Seven columns, six rows, four in a line.
connect-four-preset-small = Small
connect-four-preset-small-help = Five columns, five rows, four in a line: a short match.
connect-four-preset-five = Five in a line
connect-four-preset-five-help = Nine columns, seven rows, five in a line: room for plans.

## What is asked

connect-four-ask-drop = Drop a stone
connect-four-waiting-drop = { $side ->
    [red] Red is choosing a column
   *[yellow] Yellow is choosing a column
}
cli-connect-four-drop = Name a column: d. To give up: resign
cli-connect-four-board = On the board: R is Red, Y is Yellow, · an empty cell.

## The story of the match

connect-four-story-dropped = { $you ->
    [yes] Your stone lands on { $cell }.
   *[no] { $side ->
        [red] Red’s stone lands on { $cell }.
       *[yellow] Yellow’s stone lands on { $cell }.
    }
}
connect-four-story-won = { $you ->
    [yes] You win: { $reason ->
        [resign] your opponent resigns.
       *[line] the line is complete.
    }
   *[no] { $side ->
        [red] Red wins: { $reason ->
            [resign] Yellow resigns.
           *[line] the line is complete.
        }
       *[yellow] Yellow wins: { $reason ->
            [resign] Red resigns.
           *[line] the line is complete.
        }
    }
}
connect-four-story-drawn = Draw: the board is full.
connect-four-result-line = { $you ->
    [won] Your line is complete.
    [lost] Your opponent’s line is complete.
   *[nobody] { $side ->
        [red] Red’s line is complete.
       *[yellow] Yellow’s line is complete.
    }
}
connect-four-result-full = The board is full, and nobody has a line.
connect-four-result-resign = { $you ->
    [won] Your opponent has resigned.
    [lost] You have resigned.
   *[nobody] { $side ->
        [red] Yellow has resigned.
       *[yellow] Red has resigned.
    }
}

## Why not

refused-cf-01 = Only Red and Yellow drop stones.
refused-cf-03 = There is no column “{ $column }” on this board.
refused-cf-04 = Column { $column } is full.
refused-cf-05 = It is the other side’s turn.
refused-cf-09 = The match is over.
refused-cf-10 = “{ $text }” cannot be read. A turn looks like this: R d
refused-cf-11 = “{ $text }” cannot be read as a position: { $width } columns are needed, like this: . . . RY R . .
refused-cf-11-count = Red has as many stones as Yellow or one more, not { $red } against { $yellow }.
refused-cf-11-high = A column holds at most { $height } stones.
refused-cf-11-played-on = There is a line already, but the other side has played on.
refused-cf-11-resigned = A match that was resigned has no position that could be written down.
