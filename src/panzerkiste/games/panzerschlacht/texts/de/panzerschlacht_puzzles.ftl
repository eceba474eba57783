# Aufgaben: wie sie heißen, was gefragt ist, und die Rechnungen.

panzerschlacht-puzzle-theme-lone-shot = Ein Schuss
panzerschlacht-puzzle-theme-few-shots = Wenige Schüsse
panzerschlacht-puzzle-theme-salvo = Sechs Schüsse
panzerschlacht-puzzle-theme-mine = Mit einer Mine
panzerschlacht-puzzle-theme-no-way-out = Kein Ausweg

panzerschlacht-puzzle-ask-lone-shot = Du hast einen Schuss. Auf welchem Feld trifft er am ehesten einen Panzer?
panzerschlacht-puzzle-ask-few-shots = Setz alle deine Schüsse so, dass sie am ehesten einen Panzer treffen.
panzerschlacht-puzzle-ask-salvo = Setz alle sechs Schüsse so, dass sie am ehesten einen Panzer treffen.
panzerschlacht-puzzle-ask-mine = Eine deiner Minen hilft mit. Setz alle deine Schüsse so, dass am ehesten ein Panzer verloren geht.
panzerschlacht-puzzle-ask-no-way-out = Setz alle deine Schüsse so, dass auf jeden Fall ein Panzer verloren geht.

panzerschlacht-puzzle-chance-lone-shot = Chance auf einen Panzer
panzerschlacht-puzzle-chance-few-shots = Chance auf einen Panzer
panzerschlacht-puzzle-chance-salvo = Chance auf einen Panzer
panzerschlacht-puzzle-chance-mine = Chance auf einen Panzer
panzerschlacht-puzzle-chance-no-way-out = Chance auf einen Panzer

panzerschlacht-puzzle-sum = { $shots ->
    [one] Ein Schuss
   *[other] { $shots } Schüsse
} für { $squares } Felder: Der Zug kann auf { $endings } Arten enden, und bei { $lost } davon ist ein Panzer verloren{ $mined ->
    [0] .
    [one] , bei einer davon (mit) durch eine Mine.
   *[other] , bei { $mined } davon (mit) durch eine Mine.
}
