# Panzerschlacht: all that its rules have to say. $side is green or grey, $you is yes or no.

## Sides and pieces

panzerschlacht-side-green = Green
panzerschlacht-side-green-role = drives first
panzerschlacht-side-grey = Grey
panzerschlacht-side-grey-role = shoots first
panzerschlacht-piece-tank = tank
panzerschlacht-piece-command = command tank
panzerschlacht-piece-gun = anti-tank gun
panzerschlacht-piece-mine = mine
panzerschlacht-piece-hq = headquarters
panzerschlacht-piece-am = ammunition depot
panzerschlacht-piece-fu = fuel depot

## What wins

panzerschlacht-goal = Destroy all six enemy tanks and you win. After { $patience } turns in a row without progress it is a draw.

## Options

panzerschlacht-option-siege = Siege
panzerschlacht-option-siege-help = Whoever has to pass because no tank can move fires no shots in the next plan (PS-98).
panzerschlacht-option-own-targets = Variant: fire at own installations
panzerschlacht-option-own-targets-help = A plan may also aim at your own installations. A hit destroys the installation, and the attacker on it (PS-81).
panzerschlacht-option-patience = Turns without progress until a draw
panzerschlacht-option-patience-help = So many turns in a row, both sides counted, without a loss or a plain tank coming closer to its goal row end the match in a draw (PS-79).
panzerschlacht-option-minutes = Minutes per player
panzerschlacht-option-minutes-help = Thinking time for the whole match; whoever runs out of it loses (PS-97). 0 means no clock.
panzerschlacht-option-timed = The host counts time
panzerschlacht-option-timed-help = The server says when somebody has run out of time; nobody need choose this.

## Ready-made set-ups

panzerschlacht-setup-balanced = Balanced
panzerschlacht-setup-balanced-advice = Depots and guns are spread, strong and weak tanks mixed: good against everything, and good for learning.
panzerschlacht-setup-fortress = Fortress
panzerschlacht-setup-fortress-advice = Three guns and a mine screen the headquarters, so your mines stay live for long. The depots stand further out.
panzerschlacht-setup-spearhead = Spearhead
panzerschlacht-setup-spearhead-advice = Four strong tanks push through the middle, side by side. The headquarters hides in the corner behind a mine.
panzerschlacht-setup-surprise = Surprise me
panzerschlacht-setup-surprise-advice = Some legal set-up, drawn by lot. Change what you do not like.

## What is asked

panzerschlacht-ask-setup = Set up your pieces
panzerschlacht-ask-plan = Plan your shots
panzerschlacht-ask-move = Drive your tanks
panzerschlacht-ask-fight = Choose the next fight
panzerschlacht-ask-die = Roll the die
panzerschlacht-waiting-setup = { $side ->
    [green] Green is still setting up
    [grey] Grey is still setting up
   *[both] Both sides are setting up
}
panzerschlacht-waiting-plan = { $side ->
    [green] Green is planning shots
   *[grey] Grey is planning shots
}
panzerschlacht-waiting-move = { $side ->
    [green] Green is driving
   *[grey] Grey is driving
}
panzerschlacht-waiting-fight = { $side ->
    [green] Green is choosing the next fight
   *[grey] Grey is choosing the next fight
}
panzerschlacht-waiting-die = The die is rolling

## The story of the match

panzerschlacht-story-sealed = { $you ->
    [yes] You have sealed your set-up.
   *[no] { $side ->
        [green] Green has sealed its set-up.
       *[grey] Grey has sealed its set-up.
    }
}
panzerschlacht-story-revealed = Both set-ups are revealed. Values and mines stay secret.
panzerschlacht-story-locked = { $you ->
    [yes] Your shot plan is locked.
   *[no] { $side ->
        [green] Green has locked its shot plan.
       *[grey] Grey has locked its shot plan.
    }
}
panzerschlacht-story-moved = { $you ->
    [yes] You drive
   *[no] { $side ->
        [green] Green drives
       *[grey] Grey drives
    }
} { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}: { $paths }.
panzerschlacht-story-passed = { $you ->
    [yes] None of your tanks can move: you pass.
   *[no] { $side ->
        [green] No green tank can move: Green passes.
       *[grey] No grey tank can move: Grey passes.
    }
}
panzerschlacht-story-shots = { $you ->
    [yes] Your shots:
   *[no] { $side ->
        [green] Green’s shots:
       *[grey] Grey’s shots:
    }
} { $red ->
    [0] { $white ->
        [0] none
       *[other] white { $whites }
    }
   *[other] red { $reds }{ $white ->
        [0] { "" }
       *[other] , white { $whites }
    }
}.
panzerschlacht-story-missed = No tank is hit.
panzerschlacht-story-hit = { $you ->
    [yes] Hit on { $square }: you lose a tank.
   *[no] { $side ->
        [green] Hit on { $square }: Green loses a tank.
       *[grey] Hit on { $square }: Grey loses a tank.
    }
}
panzerschlacht-story-mine = { $you ->
    [yes] A mine on { $square } destroys your tank.
   *[no] { $side ->
        [green] A mine on { $square } destroys the green tank.
       *[grey] A mine on { $square } destroys the grey tank.
    }
}
panzerschlacht-story-installation = { $you ->
    [yes] Your
   *[no] { $side ->
        [green] Green’s
       *[grey] Grey’s
    }
} { $kind ->
    [hq] headquarters on { $square } is destroyed.
    [am] ammunition depot on { $square } is destroyed: from now on no more red shots than tanks.
   *[fu] fuel depot on { $square } is destroyed: from now on only 4 squares a turn.
}
panzerschlacht-story-mines-void = { $you ->
    [yes] Your mines are void.
   *[no] { $side ->
        [green] Green’s mines are void.
       *[grey] Grey’s mines are void.
    }
}
panzerschlacht-story-flag = { $you ->
    [yes] Your tank on { $square } becomes a command tank.
   *[no] { $side ->
        [green] Green’s tank on { $square } becomes a command tank.
       *[grey] Grey’s tank on { $square } becomes a command tank.
    }
}
panzerschlacht-story-duel = Duel { $square } against { $other }: { $lost ->
    [target] { $value } beats { $othervalue }, { $other } is lost.
    [attacker] { $othervalue } beats { $value }, { $square } is lost.
   *[both] { $value } against { $othervalue }, both are lost.
}
panzerschlacht-story-gun = Tank { $square } against gun { $gun }: the die shows { $die }, { $lost ->
    [gun] the gun is lost.
   *[tank] the tank is lost.
}
panzerschlacht-story-whites = { $you ->
    [yes] You have
   *[no] { $side ->
        [green] Green has
       *[grey] Grey has
    }
} { $whites ->
    [0] no white shot left.
    [one] 1 white shot left.
   *[other] { $whites } white shots left.
}
panzerschlacht-story-draw-offered = { $you ->
    [yes] You offer a draw.
   *[no] { $side ->
        [green] Green offers a draw.
       *[grey] Grey offers a draw.
    }
}
panzerschlacht-story-won = { $you ->
    [yes] You win: { $reason ->
        [tanks] all six enemy tanks are destroyed.
        [resign] your opponent resigns.
       *[time] your opponent’s time has run out.
    }
   *[no] { $side ->
        [green] Green wins: { $reason ->
            [tanks] all six grey tanks are destroyed.
            [resign] Grey resigns.
           *[time] Grey’s time has run out.
        }
       *[grey] Grey wins: { $reason ->
            [tanks] all six green tanks are destroyed.
            [resign] Green resigns.
           *[time] Green’s time has run out.
        }
    }
}
panzerschlacht-story-drawn = Draw: { $reason ->
    [both-destroyed] the last tanks have destroyed each other.
    [deadlock] both sides had to pass.
    [no-progress] too many turns without progress.
   *[agreed] by agreement.
}

## Results

panzerschlacht-result-tanks = { $you ->
    [won] All six enemy tanks are destroyed.
    [lost] All six of your tanks are destroyed.
   *[nobody] { $side ->
        [green] All six grey tanks are destroyed.
       *[grey] All six green tanks are destroyed.
    }
}
panzerschlacht-result-resign = { $you ->
    [won] Your opponent has resigned.
    [lost] You have resigned.
   *[nobody] { $side ->
        [green] Grey has resigned.
       *[grey] Green has resigned.
    }
}
panzerschlacht-result-time = { $you ->
    [won] Your opponent’s time has run out.
    [lost] Your time has run out.
   *[nobody] { $side ->
        [green] Grey’s time has run out.
       *[grey] Green’s time has run out.
    }
}
panzerschlacht-result-both-destroyed = The last tanks have destroyed each other.
panzerschlacht-result-deadlock = Both sides had to pass one straight after the other.
panzerschlacht-result-no-progress = Too many turns without progress.
panzerschlacht-result-agreed = Both sides agreed to a draw.

## Why not: set-up

refused-ps-03-installation = { $piece ->
    [HQ] The headquarters is not placed yet.
    [AM] The ammunition depot is not placed yet.
   *[FU] The fuel depot is not placed yet.
}
refused-ps-03-tanks = You need { $need } tanks; { $have ->
    [one] 1 is
   *[other] { $have } are
} placed.
refused-ps-03-guns = You need { $need } guns; { $have ->
    [one] 1 is
   *[other] { $have } are
} placed.
refused-ps-07 = The board has no square { $square }.
refused-ps-11 = Two pieces stand on { $square }.
refused-ps-14 = { $square } is no place for an installation: only your own half, and not its home row.
refused-ps-15-row = Two installations stand in row { $row }. Each needs a row of its own.
refused-ps-15-file = Two installations stand in file { $file }. Each needs a file of its own.
refused-ps-16 = Tanks start on the home row; { $square } is not on it.
refused-ps-17-range = A tank’s value is a number from 1 to 6, not { $value }.
refused-ps-17-twice = The value { $value } is given twice. Each value from 1 to 6 is used once.
refused-ps-18 = Guns stand in the own half; { $square } is not in it.
refused-ps-19-count = You need { $need } mines; { $have ->
    [one] 1 is
   *[other] { $have } are
} placed.
refused-ps-19-half = Mines lie in the own half; { $square } is not in it.
refused-ps-19-occupied = One of your pieces stands on { $square }; a mine needs an empty square.
refused-ps-19-twice = Both mines lie on { $square }. They need two different squares.
refused-ps-20-not-asked = Your set-up is sealed and cannot be changed any more.
refused-ps-20-unknown = There is no ready-made set-up called “{ $id }”.

## Why not: planning

refused-ps-28-red = A plan holds at most { $most } red shots; yours has { $have }.
refused-ps-29 = { $square } is occupied. Only open squares can be aimed at.
refused-ps-30 = { $square } appears twice. Each square takes one shot.
refused-ps-32-white = { $most ->
    [0] You have no white shots left, but your plan uses { $have }.
    [one] You have 1 white shot left, but your plan uses { $have }.
   *[other] You have { $most } white shots left, but your plan uses { $have }.
}
refused-ps-65-red = Without an ammunition depot you have one red shot per tank: at most { $most }, and your plan has { $have }.
refused-ps-98-red = Siege: you had to pass, so this plan stays empty. It has { $have ->
    [one] 1 red shot.
   *[other] { $have } red shots.
}
refused-ps-98-white = Siege: you had to pass, so this plan stays empty. It has { $have ->
    [one] 1 white shot.
   *[other] { $have } white shots.
}

## Why not: driving

refused-ps-36-backward = From { $start } to { $end } is backward. Only command tanks may do that.
refused-ps-36-behind = { $square } lies behind this tank. Only command tanks drive backward.
refused-ps-36-step = { $start } to { $end } is not a single step forward or sideways.
refused-ps-37-over = That is too far: you drive exactly { $most } squares in a turn.
refused-ps-37-short = Drive exactly { $need } squares; so far it is { $have }.
refused-ps-38 = One tank drives at most { $most } squares in a turn.
refused-ps-39 = Someone must go forward: at least one step forward, or one step sideways by a command tank.
refused-ps-41 = The tank on { $square } has driven already. Each tank has one path in a turn.
refused-ps-42-short = A path needs at least one step.
refused-ps-42-no-tank = None of your tanks stands on { $square }.
refused-ps-42-nothing = You have not driven yet.
refused-ps-43 = This tank has already been on { $square } in this turn.
refused-ps-44 = { $square } is this tank’s own set-up square. It may never go back there.
refused-ps-45 = A tank or gun stands on { $square }.
refused-ps-45-way = { $square } would be near enough, but the way is blocked.
refused-ps-46 = On the opposing installation on { $square } the path ends; nobody drives on from there.
refused-ps-47 = Your own installation stands on { $square }. Nobody drives over it.
refused-ps-49-short = { $need ->
    [one] 1 square is possible, so drive it.
   *[other] { $need } squares are possible, so drive { $need }; so far it is { $have }.
}
refused-ps-50-can-move = You may pass only if none of your tanks can make a step.
refused-ps-50-nothing = None of your tanks can make a step: pass.
refused-ps-66-over = That is too far: without a fuel depot you drive exactly { $most } squares in a turn.
refused-ps-66-short = Without a fuel depot you drive exactly { $need } squares; so far it is { $have }.
refused-ps-72 = This tank has just reached its goal row on { $square }. In this turn it must stay on that row.
refused-ps-73 = That is too far: your allowance is { $most } squares.
refused-ps-73-over = That is too far: your allowance is { $most } squares for both tanks together.

## Why not: fights, the end, and what is not asked

refused-ps-23-not-now = This is not what is asked now.
refused-ps-26-not-asked = It is not your decision now.
refused-ps-59 = There is no fight of { $attacker } against { $target }.
refused-ps-77 = The match is over.
refused-ps-80-not-now = That is not possible now.
refused-ps-97 = No clock has run out.

## Why not: text and positions

refused-ps-60 = The tanks or guns on { $square } and { $other } touch. At the start of a turn nobody touches an opponent.
refused-ps-62-whites = { $side ->
    [G] Green has more white shots than guns.
   *[Y] Grey has more white shots than guns.
}
refused-ps-64 = { $side ->
    [G] Green’s headquarters is gone, so Green has no live mines.
   *[Y] Grey’s headquarters is gone, so Grey has no live mines.
}
refused-ps-69 = The tank on { $square } has reached its goal row and must carry a flag (*).
refused-ps-75 = { $side ->
    [G] Green has no tank: such a match is over.
   *[Y] Grey has no tank: such a match is over.
}
refused-ps-91 = “{ $text }” is not a square. Write e4, or its number #36.
refused-ps-92 = “{ $text }” cannot be read as a set-up. It looks like this: HQ=c3 AM=h2 FU=f4 T=b1:2,… AT=c4,… M=d5,i4
refused-ps-93 = “{ $text }” cannot be read as a plan. It looks like this: R=d4,e5 W=b6, or - for no shots.
refused-ps-94-text = “{ $text }” cannot be read. An action looks like this: G move e1>e2>e3; f1>f2
refused-ps-96-moment = A position is written down only while a plan or a turn is awaited.
refused-ps-96-lines = A position has three lines, not { $have }.
refused-ps-96-moment-text = “{ $text }” cannot be read. The third line looks like this: turn=7 idle=0 pass=0
refused-ps-96-side = “{ $text }” cannot be read as one side of a position.
refused-ps-96-tank = “{ $text }” cannot be read as a tank. It looks like this: g5=6/e1

## Suggestions

panzerschlacht-suggest-setup = Headquarters on { $hq }, ammunition on { $ammunition }, fuel on { $fuel }, behind a wall of guns; tanks in the middle, a mine at the gate.
panzerschlacht-suggest-plan = Covers { $covered } of { $stops } squares where a tank can stop: { $squares } first of all, where one is likely or dear.
panzerschlacht-suggest-no-shot = Nothing that moves can be hit.
panzerschlacht-suggest-pass = None of your tanks can make a step.
panzerschlacht-suggest-move = { $about ->
    [storm] Takes the installation on { $square }.
    [fight] Attacks { $square }.
    [flag] Reaches the far row on { $square } and becomes a command tank.
   *[advance] Comes closer and leaves room for the next turn.
} { $shots ->
    [0] No shot threatens.
    [one] The enemy has one red shot for { $stops } squares where your tanks can stop; it finds one of them { $risk } % of the time.
   *[other] The enemy has { $shots } red shots for { $stops } squares where your tanks can stop; they find one of them { $risk } % of the time.
}
panzerschlacht-suggest-fight = { $ties ->
    [0] Beats { $square } { $wins } % of the time.
   *[other] Beats { $square } { $wins } % of the time; { $ties } % of the time both fall.
}

## The end, in numbers

panzerschlacht-number-hits = Tanks shot
panzerschlacht-number-mines = Destroyed by mines
panzerschlacht-number-guns = Guns beaten
panzerschlacht-number-duels = Duels won
panzerschlacht-number-whites = White shots left
panzerschlacht-number-tanks = Tanks left
