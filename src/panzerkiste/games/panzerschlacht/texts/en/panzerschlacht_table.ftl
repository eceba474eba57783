# What the table of Panzerschlacht says in the web client. $side is green or grey.

## Words for the board

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
table-square-room = may stand here
table-square-fired = fired at last turn
table-does = { $kind ->
    [tank] Drives forward or sideways, up to three squares. Where it stops it fights every enemy tank and gun beside it; the higher value wins.
    [command] A tank that has reached the far row: it drives backward, too.
    [gun] Never moves. A tank that stops beside it must fight it; the gun wins on one face of the die in six.
    [mine] Unseen. An enemy tank that stops on it is lost.
    [hq] Your mines work only as long as it stands. An enemy tank that stops on it destroys it.
    [am] Without it you have one red shot per tank. An enemy tank that stops on it destroys it.
   *[fu] Without it you drive four squares a turn instead of six. An enemy tank that stops on it destroys it.
}
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

## Setting up

setup-put = Where to put your { $kind ->
    [tank] tank { $value }
    [gun] gun
    [mine] mine
    [hq] headquarters
    [am] ammunition depot
   *[fu] fuel depot
}?
setup-hint = Drag a piece onto the board, or choose it and then a square.
setup-ready = Everything stands. Seal it?
setup-wrong = Something stands wrong
setup-seal = Seal the set-up
setup-box = Pieces not placed yet
setup-pick = { $piece }, { $count } left
setup-faults = What is still wrong
setup-walled = Walled in: { $squares }. Nothing forbids it, but { $siege ->
    [yes] whoever must pass may not shoot after it.
   *[no] whoever cannot drive a tank must pass.
}
setup-ready-made = Ready-made
setup-back = Back into the box
setup-clear = Clear the board
setup-keys = Keyboard: arrows, Enter; 1–6 tank, H, A, F installations, G gun, M mine, Del remove.
setup-veil = { $side } sets up here, unseen

## Shots

plan-title = My shot plan
plan-draft = Draft
plan-now = Now
plan-locked = Locked
plan-grid = Planning grid
plan-pegs = Shots
plan-red = Red: { $used } of { $limit }
plan-white = { $limit ->
    [0] White: none left
   *[other] White: { $used } of { $limit }
}
plan-hint = Choose open squares where a tank may stop. White shots are used up.
plan-left = { $left ->
    [one] One red shot left
   *[other] { $left } red shots left
}
plan-left-white = { $left ->
    [one] One white shot left
   *[other] { $left } white shots left
}
plan-full = The plan is full
plan-missing = { $peg ->
    [red] All red shots are placed. { $other ->
        [yes] Choose white, or take a peg away.
       *[no] Take a peg away to set it elsewhere.
    }
   *[white] No white shot is left. { $other ->
        [yes] Choose red, or take a peg away.
       *[no] Take a peg away to set it elsewhere.
    }
}
plan-wrong = The plan cannot be locked
plan-lock = { $count ->
    [one] Lock 1 shot
   *[other] Lock { $count } shots
}
plan-lock-empty = Lock without shots
plan-empty-ask = Fire nothing this turn?
plan-empty-note = No shot is placed. You have { $red } red and { $white } white shots. The plan cannot be changed once it is locked.
plan-clear = Take all pegs out
plan-draft-hint = Only you see this. It counts once you lock it after this turn.
plan-keys = Keyboard: arrows, Enter; R red, W white, Del remove. Tab changes to the planning grid.

## Driving

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
drive-duty = One step of every turn goes forward: it is still to come
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

## Fights

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

## End

end-wins = { $side ->
    [green] Green has won
   *[grey] Grey has won
}
end-revealed = Everything lies open on the board now: values and mines of both sides.

## Why a click did nothing

vain-wait = It is the other side’s turn.
vain-setup = { $box ->
    [yes] Choose a piece from the box first.
   *[no] Nothing stands here. Choose one of your pieces to move it.
}
vain-drive = Choose one of your tanks first.
vain-fight = Nobody fights here. Choose one of the marked pairs.

## Words that explain themselves

term-red-shot = Red shots
term-red-shot-means = Six for every plan, and they come back. A tank that has moved and stops on a square you marked is lost.
term-white-shot = White shots
term-white-shot-means = Five for the whole match, on top of the red ones. They hit like red shots but are gone once fired.
term-siege = Siege
term-siege-means = A side that had to pass may not shoot in its next plan, unless the option is switched off.
term-forward-duty = Forward duty
term-forward-duty-means = In every turn at least one step must go forward. With a command tank a step to the side counts, too.
term-command-tank = Command tank
term-command-tank-means = A tank that has reached the far row gets a flag and may drive backward from its next turn on.

## What the coach suggests

table-say-red = red { $squares }
table-say-white = white { $squares }
table-say-no-shots = no shot
table-say-setup = this set-up
table-say-pass = pass
table-say-fight = { $attacker } against { $target }

## In one minute

minute-values = Six tanks on each side, each with a secret value.
minute-drive = You drive six squares, at most three with one tank.
minute-shots = Before that the enemy has secretly chosen squares. Whoever stops there is lost.
minute-fights = In a duel the higher value wins, against a gun the die decides.
minute-victory = Destroy all six enemy tanks, and you have won.
