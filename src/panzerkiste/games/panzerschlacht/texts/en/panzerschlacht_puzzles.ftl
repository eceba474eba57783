# Puzzles: what they are called, what is asked, and the sums.

panzerschlacht-puzzle-theme-lone-shot = One shot
panzerschlacht-puzzle-theme-few-shots = Few shots
panzerschlacht-puzzle-theme-salvo = Six shots
panzerschlacht-puzzle-theme-mine = With a mine
panzerschlacht-puzzle-theme-no-way-out = No way out

panzerschlacht-puzzle-ask-lone-shot = You have one shot. On which square does it most likely take a tank?
panzerschlacht-puzzle-ask-few-shots = Place all your shots so that they most likely take a tank.
panzerschlacht-puzzle-ask-salvo = Place all six shots so that they most likely take a tank.
panzerschlacht-puzzle-ask-mine = One of your mines helps. Place all your shots so that a tank is most likely lost.
panzerschlacht-puzzle-ask-no-way-out = Place all your shots so that a tank is lost whatever the other side does.

panzerschlacht-puzzle-chance-lone-shot = Chance to take a tank
panzerschlacht-puzzle-chance-few-shots = Chance to take a tank
panzerschlacht-puzzle-chance-salvo = Chance to take a tank
panzerschlacht-puzzle-chance-mine = Chance to take a tank
panzerschlacht-puzzle-chance-no-way-out = Chance to take a tank

panzerschlacht-puzzle-sum = { $shots ->
    [one] One shot
   *[other] { $shots } shots
} for { $squares } squares: the turn can end in { $endings } ways, and in { $lost } of them a tank is lost{ $mined ->
    [0] .
    [one] , in one to a mine alone or as well.
   *[other] , in { $mined } to a mine alone or as well.
}
