# Was die Werkstatt von Dropzone ablehnt.

## Armeen

refused-army-none = Diese Armee gibt es nicht, oder sie wurde weggeworfen.
refused-army-not-yours = Nur wem eine Armee gehört, kann sie ändern oder wegwerfen.
refused-army-many = Du hast { $most } Armeen, für mehr ist kein Platz. Wirf zuerst eine weg.

## Schlachtfelder

refused-battlefield-none = Dieses Schlachtfeld gibt es nicht, oder es wurde weggeworfen.
refused-battlefield-not-yours = Nur wem ein Schlachtfeld gehört, kann es ändern oder wegwerfen.
refused-battlefield-many = Du hast { $most } Schlachtfelder, für mehr ist kein Platz. Wirf zuerst eines weg.
refused-battlefield-long = Dieses Schlachtfeld ist zu groß, um aufbewahrt zu werden.
refused-battlefield-crooked = Sichtlinien lassen sich prüfen, wenn jeder Umriss ein Vieleck ist, das sich nicht selbst schneidet.
