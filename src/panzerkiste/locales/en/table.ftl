# The texts of the table and the replay, for every game; what only Panzerschlacht's table says stands below.

## Table

table-you = You
table-guest = Guest
table-bot = Computer { $level }
table-open-seat = Free seat
table-away = away
table-to-move = to move
table-clock = { $time } left
table-before = Before the first turn
table-tabs = Parts of the table
table-log = Log
table-log-empty = Nothing has happened yet.
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
substitute-title = Substitute
substitute-me = Let the computer play for me
substitute-hand-back = Play on yourself
substitute-other = Let the computer play for { $name }
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
end-wins = { $side ->
    [green] Green has won
   *[grey] Grey has won
}
end-revealed = Everything lies open on the board now: values and mines of both sides.
end-rematch = Play again
end-rematch-join = To the rematch
end-rematch-made = A rematch is set up, with sides changed.
end-replay = Watch again
end-dice = The secret number is in the match file. “panzerkiste verify” with the file checks every roll of the die against this seal:

## Replay

replay-title = Replay
replay-step = Step { $step } of { $steps }
replay-slider = Moment of the match
replay-start = To the start
replay-end = To the end
replay-back = One step back
replay-forward = One step forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-loss-before = To the previous loss
replay-loss-next = To the next loss
replay-export-record = Match file (.jsonl)
replay-export-drawing = Picture (SVG)
replay-open = Open a match file
replay-open-help = Choose a match file (.jsonl), or a game file of Tank Chess (.tcg). It is shown here and not kept.
replay-choose = Match file
replay-unreadable = This is no match file that can be read.
replay-missing = This match cannot be shown
replay-missing-help = It does not exist, or you were not part of it.
replay-keys = Arrow keys: step · Space: play · L: next loss
replay-keys-plain = Arrow keys: step · Space: play
replay-dice-verified = The dice are checked: every roll follows from the sealed number.
replay-dice-wrong = Careful: the dice do not follow from the sealed number.
replay-dice-sealed = The dice can be checked once the match is over.
replay-dice-unknown = The dice of this match cannot be checked.
replay-eyes = Seen by
replay-watcher = Spectator

## Panzerschlacht: words for the board

table-board = Board, turn { $turn }, { $side } sits below. Arrow keys move from square to square, Enter chooses.
table-side-tanks = { $side } · { $tanks ->
    [one] 1 tank
   *[other] { $tanks } tanks
}
table-guns = { $count ->
    [one] 1 gun
   *[other] { $count } guns
}
table-whites = { $count ->
    [one] 1 white shot
   *[other] { $count } white shots
}
table-mines = { $count ->
    [0] no mines left
    [one] 1 mine left
   *[other] { $count } mines left
}
table-roll = Tank from { $home }: value { $value }, { $fate ->
    [shot] lost to a shot
    [mine] lost to a mine
    [gun] lost to a gun
    [duel] lost in a duel
   *[standing] in play
}
table-lost = { $piece }, destroyed
table-piece = { $whose ->
    [you] your
    [green] Green’s
   *[grey] Grey’s
} { $kind ->
    [tank] tank
    [command] command tank
    [gun] gun
    [mine] mine
    [hq] headquarters
    [am] ammunition depot
   *[fu] fuel depot
}{ $value ->
    [known] { " " }{ $number }
    [hidden] , value unknown
   *[none] { "" }
}
table-square-empty = empty
table-square-reach = in reach, { $cost ->
    [one] 1 square
   *[other] { $cost } squares
}
table-square-red = red shot
table-square-white = white shot
table-square-target = open
table-square-shut = no target
table-square-wrong = not allowed
table-chance = { $above } in { $below }
table-odds = { $wins } to win
table-odds-both = { $wins } to win, { $both } both lost
table-odds-certain = { $how ->
    [wins] certain victory
    [loses] certain loss
   *[both] both will be lost
}

table-tab-setup = Set up
table-tab-plan = Plan
table-tab-drive = Drive
table-tab-fight = Fight
table-tab-watch = Table
table-tab-over = Result
table-tab-shots = Shots

## Panzerschlacht: setting up

setup-put = Where to put { $piece }?
setup-hint = Drag a piece onto the board, or click it and then a square.
setup-ready = Everything stands. Seal it?
setup-wrong = Something stands wrong
setup-seal = Seal the set-up
setup-box = Pieces not placed yet
setup-pick = { $piece }, { $count } left
setup-faults = What is still wrong
setup-walled = Walled in: { $squares }. Nothing forbids it, but whoever must pass may not shoot.
setup-ready-made = Ready-made
setup-back = Back into the box
setup-clear = Clear the board
setup-keys = Keyboard: arrows, Enter; 1–6 tank, H, A, F installations, G gun, M mine, Del remove.
setup-veil = { $side } sets up here, unseen

## Panzerschlacht: shots

plan-title = My shot plan
plan-draft = Draft
plan-now = Now
plan-locked = Locked
plan-grid = Planning grid
plan-pegs = Shots
plan-red = Red: { $used } of { $limit }
plan-white = White: { $used } of { $limit }
plan-hint = Click open squares where a tank may stop. White shots are used up.
plan-left = { $left ->
    [one] One red shot left
   *[other] { $left } red shots left
}
plan-full = The plan is full
plan-wrong = The plan cannot be locked
plan-lock = { $count ->
    [one] Lock 1 shot
   *[other] Lock { $count } shots
}
plan-lock-empty = Lock without shots
plan-clear = Take all pegs out
plan-draft-hint = Only you see this. It counts once you lock it after this turn.
plan-keys = Keyboard: arrows, Enter; R red, W white, Del remove. Tab changes to the planning grid.

## Panzerschlacht: driving

drive-left = { $left ->
    [one] Drive 1 more square
   *[other] Drive { $left } more squares
}
drive-may = { $left ->
    [one] Done, or 1 more square
   *[other] Done, or up to { $left } more squares
}
drive-not-yet = Not like this yet
drive-broken = This does not work any more
drive-ready = Ready to hand in
drive-must-pass = None of your tanks can move
drive-early = Try things out meanwhile; you hand in afterwards.
drive-locked = { $side ->
    [green] Green has placed its shots in secret.
   *[grey] Grey has placed its shots in secret.
}
drive-driven = { $total } of { $allowance } squares driven
drive-duty = One step forward is still owed
drive-duty-met = Forward duty met
drive-hand-in = Hand in turn
drive-pass = Pass
drive-undo = Undo
drive-reset = Start over
drive-drop = Take back the path from { $square }
drive-fights = { $fights ->
    [one] Then a fight on { $square }
   *[other] Then { $fights } fights on { $square }
}
drive-fight = Against { $target }: { $odds }
drive-survives = Survives all: { $chance }
drive-keys = Keyboard: Enter picks a tank and drives; Shift and arrow is one step; U undoes.

## Panzerschlacht: fights

fight-hint = You decide the order. Values shown stay known.
fight-pair = { $attacker } against { $kind ->
    [gun] gun { $target }
   *[tank] tank { $target }
}
fight-go = Fight
fight-survives = { $square } survives all its fights: { $chance }
orders-title = Fights without asking
orders-help = If several fights are open, you need not choose each time.
orders-ask = Ask me
orders-guns = Guns first
orders-tanks = Tanks first

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
