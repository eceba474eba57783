# Der Armeebau von Dropzone. $name und $unit sind Namen von Einheiten oder Kampfgruppen in der Sprache des Lesers.

army-title = Armeebau
army-name = Name der Armee

## Die Armee

army-list = { $lists ->
    [one] Armeeliste
   *[other] Liste { $number } von { $lists }
}
army-lists = Listen dieser Armee
army-faction = Fraktion
army-size = Spielgröße
army-limit = Vereinbarte Punkte
army-of = / { $limit }
army-points-of = { $points } / { $limit } Punkte
army-left = { $over ->
    [yes] { $left ->
        [one] 1 Punkt zu viel
       *[other] { $left } Punkte zu viel
    }
   *[no] { $left ->
        [one] 1 Punkt übrig
       *[other] { $left } Punkte übrig
    }
}
army-begun-anew = Andere Fraktion, andere Armee: Die Liste beginnt von vorn. Rückgängig bringt die alte zurück.
army-groups = Kampfgruppen jeder Kategorie
army-groups-all = Kampfgruppen
army-span = { $have } von { $span }
army-together = Zusammen { $limit } Punkte in { $lists } Listen.
army-add-list = Noch eine Liste
army-remove-list = Diese Liste entfernen

## Kampfgruppen

army-add-group = Kampfgruppe hinzufügen
army-begin = Eine Armee besteht aus Kampfgruppen, diese aus Schwadronen. Beginne mit einer davon oder mit einem Beispiel.
army-begin-with = Mit einem Beispiel beginnen
army-copy-group = { $name } kopieren
army-group-points = { $points } Punkte, { $share } % der Armee (höchstens { $most } %)
army-rows = Schwadronen jeder Kategorie
army-row = { $name } { $have } von { $span }
army-row-all = Schwadronen gesamt { $have } von { $most }

## Schwadronen, Transporter, Tore, Kommandant

army-count = { $count } × { $unit }
army-count-of = Anzahl: { $name }
army-fewer = Weniger { $name }
army-more = Mehr { $name }
army-profile = Profil: { $name }
army-transports-of = Worin { $name } fahren
army-in = in { $transports }
army-no-transport = ohne Transporter
army-shared = geteilt von Schwadronen dieser Kampfgruppe
army-gates = Tore
army-copy-squad = Schwadron kopieren: { $name }
army-remove = { $name } entfernen
army-add-squad = + Schwadron
army-add-squad-to = Schwadron hinzufügen: { $name }
army-add-shared = + geteilt: { $name }
army-add-gates = + { $name }
army-add-commander = + Kommandant
army-commander = Kommandant
army-commander-level = Stufe des Kommandanten
army-commander-rides = Worin der Kommandant fährt
army-level = Kommandant, Stufe { $level }
army-level-of = Stufe { $level }, Kommandowert { $value } ({ $points } Punkte)
army-each = je { $points }, zu { $sizes }
army-unit = Einheit

## Was dagegen spricht

army-check = Prüfung
army-good = Gegen diese Armee spricht nichts.
army-faults = { $faults ->
    [0] regelgerecht
    [one] 1 Verstoß
   *[other] { $faults } Verstöße
}
army-place = { $part ->
    [army] Die ganze Liste
    [group] Kampfgruppe { $group }
    [squad] Kampfgruppe { $group }, Schwadron { $entry }
    [shared] Kampfgruppe { $group }, geteilter Transporter { $entry }
    [gates] Kampfgruppe { $group }, Tore { $entry }
   *[commander] Kampfgruppe { $group }, Kommandant
}
army-place-in = Liste { $number }, { $place }

## Spielen

army-go = Ausprobieren
army-opponent = Gegen
army-mirror = dieselbe Armee
army-play = Mit dieser Armee spielen
army-set-up = Partie mit ihr vorbereiten

## Dateien

army-files = Datei
army-saved = Gespeichert. Wer den Link hat, sieht diese Armee.
army-choose = Öffnen
army-own = Deine Armeen
army-examples = Aus der Kiste
army-kept = { $faction }, { $limit } Punkte
army-new = Leere Liste
army-export = In eine Datei
army-import = Aus einer Datei
army-print = Drucken
army-text = Als Text
army-text-help = Eine Zeile für jeden Kauf. Was du hier änderst, wird gelesen, wenn du es übernimmst.
army-text-copy = Kopieren
army-text-copied = Der Text ist in der Zwischenablage.
army-text-take = Übernehmen
army-discard-title = Diese Armee verlassen?
army-discard-text = Was du geändert hast, ist nicht gespeichert.
army-delete-title = Diese Armee wegwerfen?
army-delete-text = Sie ist dann endgültig weg, und ihr Link führt ins Leere.
