# The review of a finished match.

review-title = Review
review-against = { $game } · { $names }
review-draw = Draw
review-won = Won
review-lost = Lost
review-wins = { $names } wins
review-replay = Watch the match
review-back = To the table
review-working = Looking through the match …
review-working-part = { $done } of { $of } parts
review-failed = That did not work.
review-again = Try again
review-missing = There is no review of this match
review-missing-help = It does not exist, is still running, or you were not there.
review-nothing = There is nothing to judge here
review-nothing-help = The game has no judgement of its own, or the match was over before there was anything to judge.

review-course-you = Your chances
review-course = Chances over time
review-course-unit = in per cent, after every step
review-course-described = Chances of { $name }: { $first } % at first, { $last } % in the end.
review-from = Judged from: { $turn }.
review-eyes = With whose knowledge
review-eyes-open = All open
review-eyes-seat = { $name }

review-you = You
review-point = { $number }. { $turn }
review-swing = { $gain ->
    [one] { $sign }{ $gain } point
   *[other] { $sign }{ $gain } points
}
review-cause-dice = Dice and cards of { $name }
review-cause-likely = { $name }: a chance of { $percent } %
review-cause-choice = Choice of { $name }
review-cause-hidden = Hidden from { $name }
review-cause-word = Time was up
review-better = Better: { $text }
review-better-chance = Better ({ $chance } % instead of { $done } %): { $text }
review-fell = Chances of { $name }: { $before } %, then { $after } %.
review-look = Look at it
review-biggest = The biggest swing
review-no-points = No single step changed much.

review-luck = Luck
review-luck-none = Nothing is rolled in this game.
review-luck-few = No throw came that could have changed anything.
review-luck-sum = Dice and cards brought { $name } { $points } points.
review-luck-often = { $often ->
    [1] Nearly every match is as far off.
   *[other] About one match in { $often } is as far off.
}
review-luck-key = Line: to be expected. Dot: what came. Good throws are counted.
review-luck-estimated = { $throws ->
    [one] One draw of several cards is estimated and not counted.
   *[other] { $throws } draws of several cards are estimated and not counted.
}
review-luck-of = { $kind }, { $name }
review-luck-die = Guns
review-luck-dice = Throws
review-luck-shot = Shots
review-luck-scout = Scouting
review-luck-effect = Effects
review-luck-ammunition = Ammunition
review-luck-evade = Evading
review-luck-draw_event = Events
review-luck-draw_unit = Units
review-luck-other = Other throws

review-balance = What it was made of
review-balance-dice = Dice and cards
review-balance-own = Own choices
review-balance-others = The others
review-balance-hidden = Hidden things
review-balance-whole = From first to last

review-accuracy = Accuracy
review-accuracy-none = The coach has no opinion here.
review-accuracy-by = Judged by what each could know.
review-best = best
review-good = good
review-inaccurate = inaccurate
review-mistakes = mistakes
review-accuracy-told = { $name }: { $percent } %. { $best } best, { $good } good, { $inaccurate } inaccurate, { $mistakes } mistakes.
