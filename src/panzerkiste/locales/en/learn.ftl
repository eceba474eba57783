# What the pages for learning say; a lesson's own words stand in the lesson.

learn-title = Learn by playing
learn-lead = A look at the rules, a few short lessons at the table, then your first battle.
learn-games = Games
learn-stamps = { $done } of { $all } stamps
learn-stamps-where = in your training book
learn-progress = { $done } of { $all }
learn-minute = In one minute
learn-lessons = Lessons
learn-left = { $minutes ->
    [one] one minute to go
   *[other] { $minutes } minutes to go
}
learn-lesson-done = done
learn-start = Begin with lesson 1
learn-continue = Go on with lesson { $number }
learn-puzzle = Puzzle of the day
learn-puzzles = The puzzles of the day: one position, one right answer
learn-battle = Your first battle
learn-battle-lead = Against an easy computer player. The coach sits beside you: ask him what he would do.
learn-battle-no-clock = No clock
learn-battle-hints = The coach’s advice whenever you like
learn-battle-go = Play

learn-lesson-of = Lesson { $number } of { $total }
learn-steps = Steps of the lesson
learn-coach = Coach
learn-leave = Leave the lesson
learn-on = Go on
learn-try = Let me try
learn-show = Show me
learn-skip = Skip
learn-back = Back
learn-again = Try again
learn-otherwise = The rules allow that, only it is not what this step is about. Read the task once more.
learn-reached = Just like that.
learn-done = You have it
learn-learnt = What you can do now
learn-next = Lesson { $number }: { $title }
learn-book = To the training book
learn-to-battle = To your first battle
learn-reading = This lesson is played at the table of your host. Until it can be reached, here is what the coach says.
learn-task = Your task
