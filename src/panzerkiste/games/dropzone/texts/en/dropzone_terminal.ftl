cli-dropzone-board = North is above; a letter is an inch wide and two high. # is a building, % rubble, & a wood, ~ a river, ^ a hill, = a wall, : a crater, * an objective. Below: ~ a battlegroup that has acted, 10,12@90 a place and a facing, ^6 the height of flight, -1 damage, /b1 in a building.
cli-dropzone-activate = Name a battlegroup: activate A1
cli-dropzone-squad = Name a squad: play A1a
cli-dropzone-order =
    Name units, places in inches and facings, for instance:
      move A1a1>10.5,12@90 A1a2>12,12@90    from readiness across the edge at 10,0: move A1a1<10,0>10,4@0
      fly A1a4>24,9:6>24,12:2L@0            each leg with its height; L lands, S stops to load
      shoot A1a1.0>B1a2                     the weapon on mount 0; also load, unload, enter, leave, search
    If there is nothing left to do: end
