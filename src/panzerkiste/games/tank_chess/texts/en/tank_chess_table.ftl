# What the table of Tank Chess says in the web client. $side is white or black, $you is yes or no.

## Board

chess-board = Board of { $files } by { $ranks } cells, turn { $turn }, { $side } sits below. Arrow keys move from cell to cell, N goes to your next tank and O to the opponent’s, Enter chooses. Q and E turn the tank in hand, T changes its target, X leaves the board, Escape goes back.
chess-tank = { $whose ->
    [you] your
    [white] White’s
   *[black] Black’s
} { $tank ->
    [command] command tank
    [light] light tank
    [medium] medium tank
    [heavy] heavy tank
    [destroyer] tank destroyer
   *[mortar] mortar
} facing { tank-chess-heading }
chess-cell-empty = empty
chess-cell-reach = in reach, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
chess-cell-reverse = in reverse
chess-cell-sinks = the tank sinks there
chess-cell-raids = wins the RAID
chess-cell-target = can be fired at, { $effect ->
    [kill] would be destroyed
   *[none] without effect
}
chess-cell-fire = under fire, gun { $gun }
chess-cell-check = in CHECK
chess-cell-escape = could ESCAPE next

## A turn in the making

chess-wheel = Heading
chess-pose = { $heading }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $shots ->
    [none] { "" }
    [kill] , can destroy
   *[harmless] , can fire without effect
}
chess-said-hand = { $tank }, on { $cell }: { $cells ->
    [0] no cell in reach
    [one] one cell in reach
   *[other] { $cells } cells in reach
}, { $targets ->
    [0] nothing to fire at
    [one] one target
   *[other] { $targets } targets
}.
chess-said-pose = { $cell }, facing { tank-chess-heading }, { chess-steps }. { $shot ->
    [kill] Fires at { $target }: destroyed.
    [harmless] Fires at { $target } without effect.
   *[none] Does not fire.
}
chess-say-move = { $way ->
    [turned] The { tank-chess-tank } on { $start } turns to face { tank-chess-heading }
   *[drove] The { tank-chess-tank } from { $start } to { $cell }, facing { tank-chess-heading }
}{ $shot ->
    [yes] ; it fires at { $target }
   *[no] { "" }
}
chess-say-escape = The { tank-chess-tank } from { $start } off the board
chess-said-leave = Off the board: ESCAPE.
chess-sinks = In the water the tank sinks and is lost.
chess-raids = Ending here wins the RAID.
chess-shots = Targets
chess-gun = Gun
chess-destroys = destroyed
chess-harmless = no effect
chess-steps = { $steps } of { $speed } steps
chess-do-fire = Fire and end turn
chess-do-end = End turn
chess-do-escape = Escape and win
chess-do-hold = Don’t fire
chess-back = Choose another cell
chess-escape = ESCAPE
chess-your-turn = Your turn
chess-to-move = { $side ->
    [white] White to move
   *[black] Black to move
}
chess-hint-tank = Choose a tank. Any tank shows what it could do.
chess-hint-cell = Choose a cell, then a heading. Or a target in the cross-hairs.
chess-watching = You are watching. Choose a tank to see what it could do.

## Dangers

chess-check = { $you ->
    [yes] You threaten to destroy the command tank on { $cell }.
   *[no] { $side ->
        [white] White threatens to destroy the command tank on { $cell }.
       *[black] Black threatens to destroy the command tank on { $cell }.
    }
}
chess-escape-warning = { $you ->
    [yes] Your command tank can escape next.
   *[no] { $side ->
        [white] White’s command tank can escape next.
       *[black] Black’s command tank can escape next.
    }
}
chess-raid-warning = { $you ->
    [yes] You can complete the RAID next.
   *[no] { $side ->
        [white] White can complete the RAID next.
       *[black] Black can complete the RAID next.
    }
}
chess-show = How?
chess-zoom = { $zoomed ->
    [yes] Whole board
   *[no] Enlarge the board
}
chess-threats = Under fire
chess-threats-off = Off
chess-threats-mine = By me
chess-threats-theirs = By them
chess-threats-kills = { $count ->
    [0] { $you ->
        [yes] Moving now, you could not destroy their command tank.
       *[no] { $side ->
            [white] Moving now, White could not destroy Black’s command tank.
           *[black] Moving now, Black could not destroy White’s command tank.
        }
    }
   *[other] { $you ->
        [yes] Moving now, you could destroy their command tank:
       *[no] { $side ->
            [white] Moving now, White could destroy Black’s command tank:
           *[black] Moving now, Black could destroy White’s command tank:
        }
    }
}
chess-threats-escape = { $you ->
    [yes] Your command tank could escape.
   *[no] { $side ->
        [white] White’s command tank could escape.
       *[black] Black’s command tank could escape.
    }
}

## Beside the board

chess-tab-turn = Turn
chess-tab-tank = Tank
chess-where = { $side } · { $cell }, facing { $heading }
chess-armour = Armour: front { $front }, side { $side }, rear { $rear }
chess-speed = Speed
chess-range = Range
chess-card-hint = Point at a tank to see its speed, gun and armour.
chess-moves = Moves
chess-story = Story
chess-side-tanks = { $side } · { $tanks ->
    [one] 1 tank
   *[other] { $tanks } tanks
}
chess-tanks = { $tanks ->
    [one] 1 tank
   *[other] { $tanks } tanks
}
chess-lost = { $count ->
    [one] 1 tank lost
   *[other] { $count } tanks lost
}
chess-wins = { $side ->
    [white] White has won
   *[black] Black has won
}

chess-analyse = Analyse
chess-game-file = Game file (.tcg)

## Menu

chess-look = The board
chess-coordinates = Letters and numbers at the edge
chess-flip = Turn the board round
chess-keys = Keyboard: arrows and Enter; N next tank, Q and E turn, T target, X escape, Esc back.
aside-chess-resign = Resign
aside-chess-resign-confirm = Then the match is lost. This cannot be taken back.
aside-chess-offerdraw = Offer a draw
aside-chess-offerdraw-confirm = The offer stands until it is declined or your opponent has moved.
aside-chess-acceptdraw = Accept the draw
aside-chess-acceptdraw-confirm = Then the match ends in a draw. This cannot be taken back.
aside-chess-declinedraw = Decline
aside-chess-declinedraw-confirm = The match goes on.

## Words that explain themselves

term-check = Check
term-check-means = The side that has just moved could destroy the enemy’s command tank with its next turn. Nobody is obliged to do anything about it.
term-escape = Escape
term-escape-means = The side that has just moved could drive its command tank off the board with its next turn, and win.

## In one minute

chess-minute-drive = You drive one tank per turn, ahead and in turns of 45°.
chess-minute-shoot = Then it may shoot, straight or at 45°, with a square in between.
chess-minute-armour = If the gun is greater than the armour it hits, the target is destroyed. Side and rear are thinner.
chess-minute-wrecks = Wrecks stay, bar the way and stop shells.
chess-minute-victory = Destroy the command tank, or escape with yours over the far edge.
