# What people say to each other at a table.

words-title = Words
words-line = { $name }: { $text }
words-own = In your own words
words-send = Send
words-free = Free words
words-free-help = Once all who play here allow it, you can write to each other in your own words. Nobody who watches reads them.
words-free-asked = { $names } would like to write to you in free words.
words-mute = Mute
words-unmute = Hear again
words-report = Report
words-report-help = The host of this server gets what was said last in this match. What did { $name } do?
words-report-why = What happened
words-report-go = Send to the host
words-reported = The host will read it.

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back-soon = I will be back soon.
phrase-here-again = I am back.
phrase-no-hurry = No hurry.
phrase-good-game = Good game!
phrase-rematch = Another one?
phrase-bye = Goodbye!
