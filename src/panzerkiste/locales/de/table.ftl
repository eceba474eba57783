# Die Texte von Tisch und Wiedergabe, für jedes Spiel.

## Tisch

table-you = Du
table-guest = Gast
table-bot = { $level ->
    [0] Computer
   *[other] Computer { $level }
}
table-coach = Ausbilder
table-rival = Gegner
table-open-seat = Freier Platz
table-away = nicht da
table-to-move = am Zug
table-clock = noch { $time }
table-before = Vor Spielbeginn
goal-title = So gewinnst du
goal-open = So gewinnst du: { $goal } Die Regeln in einer Minute öffnen.
goal-opening = Das Regelbuch wird geöffnet …
goal-no-book = Das Regelbuch lässt sich gerade nicht öffnen.
table-tabs = Teile des Tisches
table-log = Protokoll
table-log-empty = Noch ist nichts geschehen.
table-log-show = Was das Protokoll zeigt
table-log-all = Alles
table-log-losses = Verluste
table-log-open = Auf diesen Augenblick zurückblicken
looking-back = Rückblick
looking-back-now = Zurück zur Partie
looking-back-fetching = Die früheren Schritte werden geholt …
looking-back-failed = Die früheren Schritte ließen sich nicht holen. Versuch es gleich noch einmal.
tempo-title = Tempo und Ton
tempo-help = Wie schnell gezeigt wird, was die anderen tun. Ein Tipp aufs Brett überspringt den Rest.
tempo-again = Den letzten Zug noch einmal zeigen
tempo-back = Einen Schritt zurückblicken
tempo-pause = Anhalten
tempo-go-on = Weiter
sound-on = Ton einschalten
sound-off = Ton ausschalten
table-thinking = { $name } denkt nach …
table-program = { $name } (Bot)
table-declined = { $name } möchte nicht spielen. Der Platz ist wieder frei: Lade jemanden ein, oder überlass ihn dem Computer.
table-bot-late = { $name } hatte keine gültige Antwort. Für ihn gilt die, die die Regeln dann vorsehen; sie steht im Protokoll.
table-menu = Partie
table-take-back = Zurücknehmen
table-preparing = Der Computergegner wird vorbereitet. Das dauert eine Minute, aber nur beim ersten Mal auf einem Rechner.
table-preparing-steps = { $done } von { $steps } Schritten erledigt
takeback-ask = Um Zurücknahme bitten
takeback-asked = Dein Gegenüber möchte den letzten Zug zurücknehmen.
takeback-agree = Einverstanden
takeback-decline = Ablehnen
takeback-waiting = Du hast um Zurücknahme gebeten. Dein Gegenüber entscheidet.
takeback-withdraw = Doch nicht
takeback-declined = Dein Gegenüber möchte es dabei belassen.
table-cancel = Abbrechen
table-sent = Gesendet …
table-rule = Regel { $rule }, in einem neuen Tab
table-dragging = Ein Teil wird bewegt.
table-opening = Der Tisch wird gedeckt …
table-gone = Dieser Tisch steht dir nicht offen
table-gone-help = Die Partie gibt es nicht, oder niemand hat dich eingeladen. Lass dir den Link geben.
table-lost-connection = Verbindung verloren. Neuer Versuch …
table-playing = Sieh, was geschieht
table-skip = Überspringen
table-watching = Du schaust zu. Geheimes bleibt geheim.
table-seat-free = Ein Platz ist noch frei
table-invite = Link für { $side }
table-meanwhile = Du kannst die Seite schließen: Die Partie steht unter deinen Partien.
table-practise = Bis dahin gegen den Computer üben
substitute-title = Vertretung
substitute-me = Computer für mich spielen lassen
substitute-hand-back = Selbst weiterspielen
substitute-other = Computer für { $name } spielen lassen
substitute-wait =
    { $name } ist nicht da. Bleibt es dabei, darfst du in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } den Computer für { $name } spielen lassen.
substitute-rules = Der Computer spielt für jemanden, der das möchte oder der in einer Live-Partie seit drei Minuten fehlt, in jeder anderen seit einem Tag; wo Uhren laufen, entscheidet die Uhr. Er beantwortet, was gefragt wird, und sonst nichts: Er gibt nicht auf, nimmt kein Remis an und nimmt nichts zurück. Ohne einen Spieler wird nichts von ihm zurückgenommen, und seinen Platz nimmt nur er selbst wieder ein, jederzeit.
table-watch = Zuschauer
table-watch-link = Wer diesen Link öffnet, darf zuschauen
table-dice = Ehrlicher Würfel
table-dice-sealed = Der Würfel dieser Partie folgt aus einer geheimen Zahl, die zu Beginn versiegelt wurde. Am Ende wird sie gezeigt, und jeder kann nachrechnen. Das ist das Siegel:

aside-resign = Aufgeben
aside-resign-confirm = Dann ist die Partie verloren. Das lässt sich nicht zurücknehmen.
aside-offerdraw = Remis anbieten
aside-offerdraw-confirm = Das Angebot gilt bis zu deinem nächsten Plan oder Zug.
aside-acceptdraw = Remis annehmen
aside-acceptdraw-confirm = Dann endet die Partie remis. Das lässt sich nicht zurücknehmen.
aside-confirm = Soll es so sein?
table-draw-offered = Dir wird Remis angeboten.

curtain-title = { $side } ist dran
curtain-text = Gib das Gerät weiter. Was geheim ist, bleibt verdeckt, bis { $side } davorsitzt.
curtain-lift = Ich bin { $side }

## Ohne Brett spielen

picker-title = Mit Text spielen
picker-help = Alles lässt sich auch schreiben. Vorschläge zeigen, wie.
picker-notation = Aktion in Notation
picker-do = Ausführen
picker-suggest = Schlag mir etwas vor
picker-choices = Was du tun kannst
picker-search = Ganz, oder ein Teil zum Suchen
picker-none = Dergleichen ist jetzt nicht möglich.
picker-more = { $count ->
    [one] Eine weitere; schreib einen Teil davon, um sie zu finden.
   *[other] { $count } weitere; schreib einen Teil davon, um sie zu finden.
}

## Ende

end-won = Gewonnen!
end-lost = Verloren
end-draw = Remis
end-rematch-join = Zur Revanche
end-rematch-made = Eine Revanche mit vertauschten Seiten ist angesetzt.
end-rematch = Noch einmal
end-replay = Noch einmal ansehen
end-review = Rückschau: Chancen und Glück
end-share = Partie weitergeben
end-winner = Sieg
end-moment = Der entscheidende Moment
end-moment-look = Ansehen
end-numbers = Zahlen
end-number-answers = Entscheidungen
end-number-thinking = Bedenkzeit
end-dice-title = Ehrliche Würfel
end-dice = Die geheime Zahl steht in der Partiedatei. „panzerkiste verify“ prüft mit ihr jeden Wurf gegen dieses Siegel:

## Wiedergabe

replay-title = Wiedergabe
replay-step = Schritt { $step } von { $steps }
replay-slider = Zeitpunkt der Partie
replay-start = Zum Anfang
replay-end = Zum Ende
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-turn = Spielzug
replay-turn-back = Einen Zug zurück
replay-turn-forward = Einen Zug weiter
replay-before-first-turn = Vor dem ersten Zug
replay-begins = Die Partie beginnt.
replay-taken-back = Der letzte Zug wurde zurückgenommen.
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-loss-before = Zum vorigen Verlust
replay-loss-next = Zum nächsten Verlust
replay-export-record = Partiedatei (.jsonl)
replay-export-drawing = Bild (SVG)
replay-open = Partiedatei öffnen
replay-open-help = Wähle eine Partiedatei (.jsonl) oder eine Datei in einer Form, die ihr Spiel liest. Sie wird hier gezeigt und nicht aufbewahrt.
replay-choose = Partiedatei
replay-unreadable = Das ist keine lesbare Partiedatei.
replay-missing = Diese Partie lässt sich nicht zeigen
replay-missing-help = Es gibt sie nicht, oder du warst nicht dabei.
replay-keys-step = Pfeiltasten: Schritt
replay-keys-turn = mit Umschalt: Zug
replay-keys-play = Leertaste: abspielen
replay-keys-loss = L: nächster Verlust
replay-dice-verified = Der Würfel ist geprüft: Jeder Wurf folgt aus der versiegelten Zahl.
replay-dice-wrong = Vorsicht: Die Würfe folgen nicht aus der versiegelten Zahl.
replay-dice-sealed = Der Würfel lässt sich prüfen, sobald die Partie vorbei ist.
replay-dice-unknown = Der Würfel dieser Partie lässt sich nicht prüfen.
replay-eyes = Sicht
replay-watcher = Zuschauer

## Der Tisch für jedes Spiel

any-board = Brett. Pfeiltasten führen von Ort zu Ort, Enter zeigt darauf.
any-board-still = Brett
any-place = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
any-place-write = aufschreiben
any-point = Zeig aufs Brett, oder wähl hier.
any-point-write = Schreib auf, was du tust, oder lass dir etwas vorschlagen. Zeigst du aufs Brett, wird der Ort aufgeschrieben.
any-choose = Wähl, was du tust.
any-pointed = { $places }: { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}. Zeig weiter, oder wähl hier.
any-point-clear = Neu zeigen
any-waiting = { $side } ist am Zug
any-waiting-several = Mehrere sind am Zug: { $sides }
any-waiting-nobody = Es geht von selbst weiter
any-wins = Gewonnen hat { $sides }
any-over = Die Partie ist vorbei
any-tab-ask = Tisch

## Der Ausbilder

coach-title = Ausbilder
coach-close = Ausbilder wegschicken
coach-hello = Frag mich, wenn du magst. Ich sehe nur, was du siehst.
coach-waits = Du bist gerade nicht gefragt. Was ich von deiner letzten Aktion halte, sage ich dir trotzdem.
coach-thinks = Ich überlege …
coach-would = Das würde ich tun, das Beste zuerst:
coach-silent = Mir fällt nichts Besonderes ein. Mach, was du magst.
coach-good = { $chance ->
    [-1] Das war gut: Ich weiß nichts Besseres.
   *[other] Das war gut: Ich weiß nichts Besseres. Deine Gewinnaussicht lag damit bei { $chance } %.
}
coach-rather = Ich hätte eher das getan:
coach-cost = Das hat { $cost ->
    [one] einen Prozentpunkt
   *[other] { $cost } Prozentpunkte
} Gewinnaussicht gekostet: { $to } % statt { $from } %. Besser war:
coach-chance = { $chance } %
coach-chances = Die Prozente sind die Gewinnaussicht, wie der Computergegner sie einschätzt.
coach-play = So spielen
coach-counsel = Was würdest du tun?
coach-review = War das gut?

## Words

words-say = Etwas sagen
## Uhren und Vertagen

rest-ask = Vertagen
rest-asked = { $name } möchte vertagen: Niemand spielt, bis alle wieder da sind, und die Uhren stehen.
rest-waiting = Du hast um Vertagung gebeten. Die Partie ruht, sobald alle zugestimmt haben.
rest-since = Vertagt seit { $when }. Die Uhren stehen.
rest-back = Du bist wieder da; die anderen fehlen noch.
rest-go-on = Ich bin wieder da, weiter
substitute-leave = Meinen Platz jemand anderem überlassen
substitute-leave-other = Jemand anderen einladen, für { $name } weiterzuspielen
substitute-left = Die Einladung zum freien Platz. Wer sie öffnet, spielt dort weiter:
