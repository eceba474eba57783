# The texts of the table and the replay, for every game.

## Table

table-you = You
table-guest = Guest
table-bot = { $level ->
    [0] Computer
   *[other] Computer { $level }
}
table-coach = Coach
table-rival = Opponent
table-open-seat = Free seat
table-away = away
table-to-move = to move
table-clock = { $time } left
table-before = Before the first turn
goal-title = What wins
goal-open = What wins: { $goal } Open the rules in one minute.
goal-opening = Opening the rulebook …
goal-no-book = The rulebook cannot be opened just now.
table-tabs = Parts of the table
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-show = What the log shows
table-log-all = All
table-log-losses = Losses
table-log-open = Look back at this moment
looking-back = Looking back
looking-back-now = Back to the match
looking-back-fetching = Fetching the earlier steps …
looking-back-failed = The earlier steps could not be fetched. Try again in a moment.
tempo-title = Tempo and sound
tempo-help = How fast the others’ actions are shown. A tap on the board skips the rest.
tempo-again = Show the last turn again
tempo-back = Look back by one step
tempo-pause = Hold
tempo-go-on = Go on
sound-on = Switch the sound on
sound-off = Switch the sound off
table-thinking = { $name } is thinking …
table-program = { $name } (bot)
table-declined = { $name } does not want to play. The seat is free again: invite somebody, or leave it to the computer.
table-bot-late = { $name } had no valid answer. The one that the rules have for this counts instead; it stands in the log.
table-menu = Match
table-take-back = Take back
table-preparing = The computer player is being made ready. This takes a minute, the first time on a machine only.
table-preparing-steps = { $done } of { $steps } steps done
takeback-ask = Ask to take back
takeback-asked = Your opponent asks to take the last turn back.
takeback-agree = Agree
takeback-decline = Decline
takeback-waiting = You have asked to take your turn back. Your opponent decides.
takeback-withdraw = Never mind
takeback-declined = Your opponent would rather leave it at that.
table-cancel = Cancel
table-sent = Sent …
table-rule = Rule { $rule }, opens in a new tab
table-dragging = A piece is being moved.
table-opening = The table is being laid …
table-gone = This table is not open to you
table-gone-help = The match does not exist, or nobody has invited you. Ask for the link.
table-lost-connection = Connection lost. Trying again …
table-playing = Look what happens
table-skip = Skip
table-watching = You are watching. What is secret stays secret.
table-seat-free = A seat is still free
table-invite = Link for { $side }
table-meanwhile = You can close this page: the match is listed among your games.
table-practise = Practise against the computer meanwhile
substitute-title = Substitute
substitute-me = Let the computer play for me
substitute-hand-back = Play on yourself
substitute-other = Let the computer play for { $name }
substitute-wait =
    { $name } is away. If nothing changes, you may let the computer play for { $name } in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
substitute-rules = The computer plays for somebody who wants it, or who has been away for three minutes of a live match and for a day of any other; where clocks run, the clock decides. It answers what is asked and nothing else: it does not resign, agree to a draw or take anything back. Nothing of a player’s is taken back without him, and only he takes his seat back, at any time.
table-watch = Spectators
table-watch-link = Whoever opens this link may watch
table-dice = Fair dice
table-dice-sealed = The dice of this match follow from a secret number that was sealed at the start. At the end it is shown, and everybody can check. This is the seal:

aside-resign = Resign
aside-resign-confirm = Then the match is lost. This cannot be taken back.
aside-offerdraw = Offer a draw
aside-offerdraw-confirm = The offer stands until your next plan or turn.
aside-acceptdraw = Accept the draw
aside-acceptdraw-confirm = Then the match ends in a draw. This cannot be taken back.
aside-confirm = Shall it be so?
table-draw-offered = A draw is offered.

curtain-title = { $side }, it is your turn
curtain-text = Hand the device over. What is secret is covered until { $side } is in front of it.
curtain-lift = I am { $side }

## Playing without a board

picker-title = Play by text
picker-help = Every action can be written down, too. Suggestions show how.
picker-notation = Action in notation
picker-do = Do it
picker-suggest = Suggest something
picker-choices = What you can do
picker-search = Write it, or a part of it to search
picker-none = Nothing of this kind is possible now.
picker-more = { $count ->
    [one] One more; write a part of it to find it.
   *[other] { $count } more; write a part of one to find it.
}

## End

end-won = You have won!
end-lost = You have lost
end-draw = A draw
end-rematch = Play again
end-rematch-join = To the rematch
end-rematch-made = A rematch is set up, with sides changed.
end-replay = Watch again
end-review = Review: chances and luck
end-share = Send this match to somebody
end-winner = Winner
end-moment = The decisive moment
end-moment-look = Look at it
end-numbers = Numbers
end-number-answers = Decisions
end-number-thinking = Thinking time
end-dice-title = Fair dice
end-dice = The secret number is in the match file. “panzerkiste verify” with the file checks every roll of the die against this seal:

## Replay

replay-title = Replay
replay-step = Step { $step } of { $steps }
replay-slider = Moment of the match
replay-start = To the start
replay-end = To the end
replay-back = One step back
replay-forward = One step forward
replay-turn = Turn
replay-turn-back = One turn back
replay-turn-forward = One turn forward
replay-before-first-turn = Before the first turn
replay-begins = The match begins.
replay-taken-back = The last turn was taken back.
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-loss-before = To the previous loss
replay-loss-next = To the next loss
replay-export-record = Match file (.jsonl)
replay-export-drawing = Picture (SVG)
replay-open = Open a match file
replay-open-help = Choose a match file (.jsonl), or a game file in a form that its game reads. It is shown here and not kept.
replay-choose = Match file
replay-unreadable = This is no match file that can be read.
replay-missing = This match cannot be shown
replay-missing-help = It does not exist, or you were not part of it.
replay-keys-step = Arrow keys: step
replay-keys-turn = with Shift: turn
replay-keys-play = Space: play
replay-keys-loss = L: next loss
replay-dice-verified = The dice are checked: every roll follows from the sealed number.
replay-dice-wrong = Careful: the dice do not follow from the sealed number.
replay-dice-sealed = The dice can be checked once the match is over.
replay-dice-unknown = The dice of this match cannot be checked.
replay-eyes = Seen by
replay-watcher = Spectator

## The table of any game

any-board = Board. Arrow keys lead from place to place, Enter points at one.
any-board-still = Board
any-place = { $count ->
    [one] one possibility
   *[other] { $count } possibilities
}
any-place-write = write it down
any-point = Point at the board, or choose here.
any-point-write = Write what you do, or let something be suggested. Pointing at the board writes down places.
any-choose = Choose what you do.
any-pointed = { $places }: { $count ->
    [one] one possibility
   *[other] { $count } possibilities
}. Point on, or choose here.
any-point-clear = Point anew
any-waiting = { $side } is to move
any-waiting-several = Several are to move: { $sides }
any-waiting-nobody = It goes on by itself
any-wins = { $sides } won
any-over = The match is over
any-tab-ask = Table

## The coach

coach-title = Coach
coach-close = Send the coach away
coach-hello = Ask me, if you like. I see only what you see.
coach-waits = It is not your decision now. I can still tell you what I think of your last action.
coach-thinks = Let me think …
coach-would = This is what I would do, best first:
coach-silent = I know of nothing in particular. Do as you like.
coach-good = { $chance ->
    [-1] That was good: I know of nothing better.
   *[other] That was good: I know of nothing better. Your chance to win was { $chance } % then.
}
coach-rather = I would rather have done this:
coach-cost = It cost { $cost ->
    [one] one percentage point
   *[other] { $cost } percentage points
} of your chance to win: { $to } % instead of { $from } %. This was better:
coach-chance = { $chance } %
coach-chances = The percentage is the chance to win, as the computer player judges it.
coach-play = Do it
coach-counsel = What would you do?
coach-review = Was that good?

## Words

words-say = Say something
## Clocks and adjourning

rest-ask = Adjourn
rest-asked = { $name } wants to adjourn: nobody plays until all are back, and the clocks stand.
rest-waiting = You have asked to adjourn. The match rests when all have agreed.
rest-since = Adjourned since { $when }. The clocks stand.
rest-back = You are back; the others are still missing.
rest-go-on = I am back, go on
substitute-leave = Leave my seat to somebody else
substitute-leave-other = Invite somebody else to play on for { $name }
substitute-left = The invitation to the free seat. Whoever opens it plays on there:
