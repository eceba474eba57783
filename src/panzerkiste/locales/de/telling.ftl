# Wie jemand erfahren möchte, was auf ihn wartet.

telling-title = Bescheid sagen
telling-device = Gerät
telling-mail = E-Mail
telling-sound = Ton
telling-turn = Am Zug
telling-turn-help = Im Titel der Seite steht es immer. Auch von deinem Brett in einer neuen Turnierrunde erfährst du so. In Partien über Tage wird erinnert, bevor die Zeit endet.
telling-turn-now = Du bist am Zug.
telling-seat = Dein Platz ist genommen
telling-seat-help = Jemand folgt deiner Einladung.
telling-here = Auf diesem Gerät
telling-here-help = Der Browser meldet sich, wo er kann auch ohne offene Seite. Eine Nachricht, bis du nachgesehen hast.
telling-device-refused = Der Browser erlaubt dieser Seite keine Nachrichten. In seinen Einstellungen lässt sich das ändern.
telling-where = Browser zeigen Nachrichten nur von https:// und localhost.
telling-mail-help = Für Vergessliche: eine Mail, bis du nachgesehen hast, und eine am Tag für alles, was wartet.
telling-mail-address = Deine Mailadresse
telling-mail-send = Code schicken
telling-mail-code = Code aus der Mail
telling-mail-confirm = Bestätigen
telling-mail-other = Andere Adresse
telling-mail-drop = Keine Mail mehr
telling-quiet = Ruhe
telling-quiet-help = In dieser Zeit kommt nichts, außer die Zeit in einer Partie endet vorher.
telling-quiet-begins = Von
telling-quiet-ends = Bis

farewell-title = Keine Mail mehr
farewell-lead = An diese Adresse schreibt Panzerkiste dann nicht mehr.
farewell-go = Keine Mail mehr
farewell-done = Das war die letzte.
