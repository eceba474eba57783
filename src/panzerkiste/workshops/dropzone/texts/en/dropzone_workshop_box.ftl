# What leads to the workshop, on the box of its game.

game-workshop-armies = Build an army
game-workshop-battlefields = Draw battlefields
