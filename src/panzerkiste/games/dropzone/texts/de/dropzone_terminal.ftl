cli-dropzone-board = Norden ist oben; ein Zeichen ist einen Zoll breit und zwei hoch. # ist ein Gebäude, % Trümmer, & ein Wald, ~ ein Fluss, ^ ein Hügel, = eine Mauer, : ein Krater, * ein Missionsziel. Darunter: ~ eine Kampfgruppe, die schon gehandelt hat, 10,12@90 ein Ort und eine Ausrichtung, ^6 die Flughöhe, -1 Schaden, /b1 in einem Gebäude.
cli-dropzone-activate = Nenne eine Kampfgruppe: activate A1
cli-dropzone-squad = Nenne eine Schwadron: play A1a
cli-dropzone-order =
    Nenne Einheiten, Orte in Zoll und Ausrichtungen, zum Beispiel:
      move A1a1>10.5,12@90 A1a2>12,12@90    aus der Bereitschaft über die Kante bei 10,0: move A1a1<10,0>10,4@0
      fly A1a4>24,9:6>24,12:2L@0            jede Strecke mit ihrer Höhe; L landet, S hält zum Laden
      shoot A1a1.0>B1a2                     die Waffe auf Halterung 0; außerdem load, unload, enter, leave, search
    Wenn nichts mehr zu tun ist: end
