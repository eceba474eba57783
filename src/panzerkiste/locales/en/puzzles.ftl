# What the pages of puzzles say; a game's own words for its themes and sums stand with the game.

puzzles-title = Puzzles
puzzles-of = Puzzles of { $game }
puzzles-lead = One position, one right answer. Judged by the real rules, explained when it is solved.
puzzles-of-the-day = Puzzles of the day
puzzles-day = { $day }, new at midnight UTC
puzzles-none = There are no puzzles here yet.
puzzles-count = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
puzzles-more = All puzzles of { $game }
puzzles-start = Next puzzle
puzzles-themes = Theme
puzzles-any-theme = All themes
puzzles-solve = Solve it
puzzles-today-on = Puzzle of the day · { $day }
puzzles-solved-today = solved

puzzle-rating = Your rating
puzzle-rating-none = not rated yet
puzzle-streak = Streak
puzzle-streak-days = { $days ->
    [one] one day
   *[other] { $days } days
}
puzzle-day-solved = { $day }: solved
puzzle-day-open = { $day }: open
puzzle-difficulty = Difficulty
puzzle-theme = Theme

puzzle-panel = Puzzle
puzzle-leave = Leave the puzzle
puzzle-you-move = Your move
puzzle-to-move = { $side } to move
puzzle-ask = { $turns ->
    [one] Find the best turn
   *[other] Find the best { $turns } turns
}
puzzle-chance = Chance
puzzle-alone = The rules judge every try. What the others answer is played for them.
puzzle-moves = Your solution
puzzle-solution = Solution
puzzle-try = Let me try
puzzle-again = Try again
puzzle-hint = Hint
puzzle-hint-place = The turn begins on { $place }.
puzzle-hint-two = It is one of these two: { $one } or { $other }.
puzzle-hinted = With a hint it counts as a wrong try, and not for your streak.
puzzle-show = Solution
puzzle-next = Next puzzle
puzzle-wrong = Not yet
puzzle-wrong-text = The rules allow that, but there is something better.
puzzle-wrong-then = Look what comes of it. There is something better.
puzzle-wrong-later = The beginning was right. Now there is something better.
puzzle-found = Right! Go on.
puzzle-solved-first = Solved at the first try
puzzle-solved = Solved
puzzle-shown = This was the solution
puzzle-now = Your rating is now { $rating }.
puzzle-best = That is your best yet.
puzzle-not-counted = Only the first try at a puzzle counts.
puzzle-streak-now = Your streak: { $days ->
    [one] one day.
   *[other] { $days } days.
}
puzzle-sums = How it is reckoned
puzzle-step = Step { $shown } of { $all }
puzzle-step-back = A step back
puzzle-step-on = A step on
puzzle-anew = Once more from the beginning
