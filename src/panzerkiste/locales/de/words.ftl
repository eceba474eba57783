# Was Leute am Tisch zueinander sagen.

words-title = Worte
words-line = { $name }: { $text }
words-own = In eigenen Worten
words-send = Senden
words-free = Freie Worte
words-free-help = Sobald alle es erlauben, die hier spielen, geht es auch in eigenen Worten. Wer zuschaut, liest sie nicht.
words-free-asked = { $names } möchte in freien Worten schreiben.
words-mute = Stummschalten
words-unmute = Wieder hören
words-report = Melden
words-report-help = Der Gastgeber dieses Servers bekommt, was in dieser Partie zuletzt gesagt wurde. Was hat { $name } getan?
words-report-why = Was geschehen ist
words-report-go = An den Gastgeber senden
words-reported = Der Gastgeber wird es lesen.

## Schnellsätze

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment, bitte.
phrase-back-soon = Bin gleich zurück.
phrase-here-again = Bin wieder da.
phrase-no-hurry = Keine Eile.
phrase-good-game = Schöne Partie!
phrase-rematch = Noch eine?
phrase-bye = Bis bald!
