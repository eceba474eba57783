# Der Deckeditor von Tank Hunter.

deck-title = Deckeditor
deck-name = Name des Decks
deck-new-name = Mein Deck
deck-about = Zu diesem Deck
deck-author = Von
deck-comment = Bemerkungen

## Karten

deck-cards = Karten
deck-shown = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
deck-filter = Anzeigen
deck-search = Nach Namen suchen
deck-kind = Art der Karte
deck-kind-all = Alle
deck-kind-unit = Einheiten
deck-kind-event = Ereignisse
deck-kind-commander = Komm.
deck-kind-own = Eigene
deck-any = Alle
deck-in-deck = Nur was im Deck ist
deck-open = { $name }: ansehen und ändern
deck-own = eigene
deck-copies-of = Anzahl von { $name }
deck-less = { $name }: eine weniger
deck-more = { $name }: eine mehr

## Eine Karte

deck-in-box = Diese Karte liegt in der Kiste. Mach nach ihrem Vorbild eine eigene, wenn du ihre Werte ändern willst.
deck-make-own = Eigene nach diesem Vorbild
deck-remove = Karte wegwerfen
deck-done = Fertig
deck-name-de = Name, deutsch
deck-name-en = Name, englisch
deck-text-de = Text, deutsch
deck-text-en = Text, englisch
deck-copies = Anzahl
deck-type = Typ
deck-nation = Nation
deck-class = Klasse
deck-shots = Schüsse, { $value }
deck-timing = Wann
deck-after = Danach

## Was eine Karte bewirkt

deck-effect = Wirkung
deck-code = Was sie bewirkt
deck-target = Ziel:
deck-what-unit = Einheiten
deck-what-player = ein Spieler
deck-what-attack = ein Angriff
deck-what-roll = ein Wurf
deck-what-event_in_play = ein ausliegendes Ereignis
deck-trigger = Antwortet auf einen Angriff
deck-tags = Gilt auch als
deck-tag-air_strike = Luftschlag
deck-tag-water = Wasser
deck-tag-weather = Wetter
deck-tag-non_tank = Fehlt, wenn nur Panzer mitspielen
deck-use = Einsatz
deck-use-when = Er kann eingesetzt werden
deck-window-open_own = Am Anfang und am Ende deines Zugs und zwischen deinen Aktionen.
deck-window-scout = Wenn eine Spionage angesagt ist.
deck-window-declare = Wenn ein Angriff angesagt ist, vor jedem Würfel.
deck-window-counter = Wenn ein Gegenangriff angesagt ist, vor seinem Würfel.
deck-window-air = Wenn ein Luftschlag kommt.
deck-no-matter = gleichgültig

## Wirkungen

deck-code-carpet_bombing = Flächenbombardement, am Ende das Spielende
deck-code-draw_units_all = Alle ziehen Einheiten
deck-code-draw_units = Du ziehst Einheiten
deck-code-ammo_roll_own = Einheiten würfeln um ihre Munition
deck-code-discard_all = Alle werfen Ereignisse ab
deck-code-weather = Wetter
deck-code-resupply = Neue Munition
deck-code-clear_markers = Nimmt alle Marker weg
deck-code-air_strike = Luftschlag
deck-code-barrage = Sperrfeuer auf eine Frontlinie
deck-code-attack_mod = Ändert einen Angriff oder Gegenangriff
deck-code-extra_action = Mehr Aktionen
deck-code-reveal_enemy = Deckt verborgene Einheiten eines Spielers auf
deck-code-attach_mod = Ändert Werte einer Einheit auf Dauer
deck-code-hand_limit = Ändert ein Handkartenlimit
deck-code-ammo_strike = Kostet Munition
deck-code-conceal = Verbirgt Einheiten
deck-code-move_rear = Versetzt in die Rückfront
deck-code-discard_event_in_play = Wirft ein ausliegendes Ereignis ab
deck-code-supply_mod = Ändert die Feuerbereitschaft aller Einheiten eines Spielers
deck-code-water = Wasser
deck-code-cancel_attack = Bricht einen Angriff ab
deck-code-redirect = Lenkt einen Angriff um
deck-code-reroll = Lässt neu würfeln
deck-code-escape = Entkommt einem Treffer
deck-code-ambush = Hinterhalt
deck-code-mine = Minenfeld
deck-code-hand_attack = Wirft aus einer fremden Hand ab
deck-code-scout_mod = Ändert eine Spionage
deck-code-anti_air_mod = Ändert die Flugabwehr
deck-code-discard_water = Wirft ein Wasser-Ereignis ab
deck-code-resupply_roll = Neue Munition, mit Glück
deck-code-conceal_roll = Verbirgt eine Einheit, mit Glück
deck-code-peek_events = Sieht die nächsten Ereignisse an
deck-code-spying = Gilt als Fernsicht
deck-code-leadership = Gilt als Führung

deck-field-remove_le = Entfernt eine Einheit bei höchstens
deck-field-ends_game_on = Beendet das Spiel beim so vielten Mal
deck-field-count = Wie viele
deck-field-max_units_in_play = Nur mit höchstens so vielen Einheiten im Spiel
deck-field-le = Geschieht bei höchstens
deck-field-scout_mod = Zielwert bei Spionage
deck-field-no_air_strikes = Keine Luftschläge
deck-field-expires = Endet
deck-field-expire_le = Endet bei höchstens
deck-field-hit_le = Trifft bei höchstens
deck-field-result = Ein Treffer
deck-field-requires = Setzt voraus
deck-field-tn = Zielwert
deck-field-attack_value = Angriffswert
deck-field-tn_vs_no_turret = Zielwert gegen Einheiten ohne Geschützturm
deck-field-no_counter_vs_no_turret = Einheiten ohne Geschützturm führen keinen Gegenangriff
deck-field-armour = Panzerung
deck-field-agility = Beweglichkeit
deck-field-anti_armour = Panzerbrecher
deck-field-lost_on_move = Geht verloren, wenn sich die Einheit bewegt
deck-field-delta = Handkartenlimit
deck-field-supply = Feuerbereitschaft
deck-field-variant = Art des Wassers
deck-field-blocks = Macht unmöglich
deck-field-blocks_charge = Kein Sturmangriff
deck-field-exempt = Hindert nicht
deck-field-anti_air = Flugabwehr

## Ziele

deck-field-who = Wessen
deck-field-revealed = Lage
deck-field-line = Linie
deck-field-types = Typen
deck-field-min = Mindestens
deck-field-max = Höchstens
deck-field-needs = Bedingung
deck-field-against = Gerichtet gegen
deck-field-attack_types = Angriffe (keiner: alle Arten)
deck-field-attacker_types = Angreifer (keiner: alle)
deck-field-attacker_line = Linie des Angreifers

deck-value-who-own = eigene
deck-value-who-enemy = eines anderen Spielers
deck-value-who-turn_player = dessen, der am Zug ist
deck-value-who-any = beliebig
deck-value-who-all = aller zugleich
deck-value-attacker-own = eigene Einheit
deck-value-attacker-enemy = Einheit eines anderen
deck-value-revealed-yes = aufgedeckt
deck-value-revealed-no = verborgen
deck-value-revealed-any = gleichgültig
deck-value-line-any = gleichgültig
deck-value-line-front = Frontlinie
deck-value-line-rear = Rückfront
deck-value-type-AFV = AFV
deck-value-type-GUN = GUN
deck-value-type-INF = INF
deck-value-attack-anti_armour = Panzerbrecher
deck-value-attack-grenade = Granate
deck-value-attack-trample = Niederwalzen
deck-value-attack-suicide = Selbstmord
deck-value-attack-gunfight = Gewehrfeuer
deck-value-attack-long_range = Fernkampf
deck-value-needs-out_of_ammo = ohne Munition
deck-value-needs-any_marker = hat einen Marker
deck-value-needs-anti_armour = hat einen Panzerbrecherwert
deck-value-needs-not_rolled_attack = hat nicht für einen Angriff gewürfelt
deck-value-needs-hidden_unit = hat eine verborgene Einheit
deck-value-needs-card_in_hand = hat Ereignisse auf der Hand
deck-value-needs-front_unit = hat eine Einheit in der Frontlinie
deck-value-needs-water = Wasser
deck-value-against-own_unit = eine eigene Einheit
deck-value-expires-never = nicht von selbst
deck-value-expires-owner_before_turn = vor dem Zug dessen, bei dem es liegt
deck-value-expires-roll_at_owner_turn_end = durch einen Wurf am Ende seines Zugs
deck-value-result-destroy = vernichtet
deck-value-result-remove = entfernt aus dem Spiel
deck-value-result-out_of_ammo = kostet die Munition
deck-value-requires-own_revealed_able_gun = ein eigenes aufgedecktes GUN ohne Marker
deck-value-variant-swamp = Sumpf
deck-value-variant-river = Fluss
deck-value-exempt-paratroop = Fallschirmjäger

## Prüfen und Spielen

deck-check = Prüfung
deck-good = Gegen dieses Deck spricht nichts.
deck-counts = { $units } Einheitenkarten samt Kommandanten, { $events } Ereignisse
deck-players = { $players ->
    [0] Reicht noch nicht für zwei
   *[other] Reicht für bis zu { $players } Spieler
}
deck-go = Ausprobieren
deck-play = Mit diesem Deck spielen

## Dateien

deck-files = Datei
deck-saved = Gespeichert. Wer den Link hat, sieht dieses Deck.
deck-choose = Öffnen
deck-new = Leeres Deck
deck-export = In eine Datei
deck-import = Aus einer Datei
deck-unreadable = Dieses Deck lässt sich nicht lesen: { $why }
deck-discard-title = Dieses Deck verlassen?
deck-discard-text = Was du geändert hast, ist nicht gespeichert.
deck-delete-title = Dieses Deck wegwerfen?
deck-delete-text = Es ist dann endgültig weg, und sein Link führt ins Leere.
