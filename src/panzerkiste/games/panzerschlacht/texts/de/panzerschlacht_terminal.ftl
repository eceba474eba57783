cli-panzerschlacht-board = Auf dem Brett: G ist Grün, Y ist Grau; G5 ein Panzer vom Wert 5, Y? einer von unbekanntem Wert, * ein Kommandopanzer, AT ein Geschütz, HQ, AM und FU Anlagen, m eine Mine, r und w deine geplanten Schüsse. Darunter: was jede Seite noch hat, und † ihre verlorenen Panzer.
cli-panzerschlacht-setup =
    Stell alle Teile in einer Zeile auf, zum Beispiel:
      setup HQ=c3 AM=h2 FU=f4 T=b1:2,c1:5,e1:6,f1:1,h1:4,i1:3 AT=c4,b3,h3,g4,f5 M=d5,i4
    oder tippe den Namen einer fertigen Aufstellung:
cli-panzerschlacht-plan = Nenne die Felder, auf die du schießt, rot und weiß: plan R=d4,e5,f6 W=b6. Keine Schüsse: plan -
cli-panzerschlacht-move = Nenne jedes Feld jedes Weges: move e1>e2>e3; f1>f2. Wenn kein Panzer fahren kann: pass
cli-panzerschlacht-fight = Nenne das nächste Gefecht: fight e5xe6
