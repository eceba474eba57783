# Die eigene Seite: Name, Konto, Daten.

## Konto

account-title = Konto
account-name = Name
account-password = Passwort
account-new-password = Neues Passwort
account-password-help = Mindestens { $least } Zeichen. Ein Satz ist besser als ein Rätsel.
account-password-why = Mit Name und Passwort kommst du auf jedem Gerät herein.
account-code = Wiederherstellungscode
account-new = Konto anlegen
account-new-lead = Dann sind dein Name und deine Partien auch auf anderen Geräten da. Eine E-Mail-Adresse braucht es nicht. Alles, was du hier getan hast, gehört dann zum Konto.
account-new-go = Anlegen
account-new-passkey = Mit Passkey statt Passwort
account-known = Anmelden
account-known-lead = Alles, was in diesem Browser gespielt wurde, gehört dann zum Konto.
account-known-go = Anmelden
account-known-passkey = Mit Passkey anmelden
account-lost = Mit Wiederherstellungscode anmelden
account-lost-lead = Der Code ist danach verbraucht, das neue Passwort gilt, und alle anderen Geräte sind abgemeldet.
account-lost-go = Anmelden
account-forgotten = Passwort vergessen?
account-welcome = Willkommen, { $name }.
account-openid = Mit „{ $club }“

password-change = Passwort ändern
password-set = Passwort festlegen
password-lead = Alle anderen Geräte werden abgemeldet.
password-now = Bisheriges Passwort
password-changed = Ab jetzt gilt das neue Passwort.

passkeys-title = Passkeys
passkeys-why = Finger, Gesicht oder Sicherheitsschlüssel statt Passwort.
passkey-where = Browser bieten Passkeys nur unter https:// und localhost an, nicht unter einer Adresse aus Zahlen.
passkey-made = vom { $day }
passkey-add = Passkey hinzufügen
passkey-drop = Diesen Passkey entfernen
passkey-stopped = Der Passkey wurde nicht benutzt. Du kannst es noch einmal versuchen.

openid-back = Zurück zur eigenen Seite
openid-link = Verbinden
openid-leave = Trennen
openid-why = { $linked ->
    [true] Auch über die Anmeldung des Clubs kommst du in dieses Konto.
   *[other] Auch die Anmeldung des Clubs kann in dieses Konto führen.
}

codes-title = Wiederherstellungscodes
codes-lead = Sind Passwort und Passkey verloren, öffnet jeder dieser Codes das Konto einmal. Sie werden nur jetzt gezeigt: Schreib sie auf oder heb sie sicher auf.
codes-left = { $codes ->
    [0] Keiner ist übrig. Jeder öffnet das Konto einmal, wenn alles andere verloren ist.
    [one] Einer ist übrig. Er öffnet das Konto einmal, wenn alles andere verloren ist.
   *[other] { $codes } sind übrig. Jeder öffnet das Konto einmal, wenn alles andere verloren ist.
}
codes-renew = Neue Codes
codes-copied = Die Codes sind kopiert.
codes-kept = Ich habe sie aufgehoben

sign-out-title = Abmelden
sign-out-why = Auf diesem Gerät bist du danach ein Gast. Deine Partien bleiben beim Konto.
sign-out = Abmelden
sign-out-everywhere = Auf allen Geräten

## Die Seite

me-rename = Namen ändern
me-save = Speichern
me-guest = Gast
me-since = dabei seit { $month }
me-here = Dieser Name lebt auf diesem Gerät.
me-elsewhere = Mit einem Konto nimmst du ihn auf andere mit.

data-title = Deine Daten
data-export = Mitnehmen
data-export-why = Alles, was von dir aufgehoben ist, in einer Datei: Name, Wertungen, deine Aktionen in jeder Partie, was du gesagt hast, Karten, Decks und Armeen, Turniere, freie Tage und wie du benachrichtigt werden willst.
data-export-go = Datei herunterladen
data-remove = Löschen
data-remove-why = Name, Konto und alles Selbstgemachte werden gelöscht. Partien bleiben, als die von jemandem ohne Namen.
data-remove-go = Alles löschen
data-remove-warning = Das lässt sich nicht rückgängig machen. Auch deine Plätze in laufenden Partien sind dann verloren.
data-remove-yes = Endgültig löschen
data-removed = Alles von dir ist gelöscht.

## Uhren und Vertagen

days-off-title = Freie Tage
days-off-why = An diesen Tagen läuft deine Zeit in Partien über Tage nicht. Ab morgen, bis zu 30 im Jahr; Tage beginnen und enden nach UTC.
days-off-day = Tag
days-off-add = Diesen Tag frei nehmen
days-off-remove = Entfernen
