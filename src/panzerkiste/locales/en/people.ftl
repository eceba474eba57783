# The visitor's own page: name, account, data.

## Account

account-title = Account
account-name = Name
account-password = Password
account-new-password = New password
account-password-help = At least { $least } characters. A sentence is better than a riddle.
account-password-why = With name and password you come in on every device.
account-code = Recovery code
account-new = Create an account
account-new-lead = Then your name and your matches are there on other devices, too. No e-mail address is needed. All you have done here becomes the account’s.
account-new-go = Create
account-new-passkey = With a passkey instead of a password
account-known = Sign in
account-known-lead = All that was played in this browser becomes the account’s.
account-known-go = Sign in
account-known-passkey = Sign in with a passkey
account-lost = Sign in with a recovery code
account-lost-lead = The code is used up, the new password counts, and all other devices are signed out.
account-lost-go = Sign in
account-forgotten = Password forgotten?
account-welcome = Welcome, { $name }.
account-openid = With “{ $club }”

password-change = Change password
password-set = Set a password
password-lead = All other devices are signed out.
password-now = Present password
password-changed = The new password counts from now on.

passkeys-title = Passkeys
passkeys-why = Finger, face or security key instead of a password.
passkey-where = Browsers offer passkeys only at https:// and at localhost, not at a numbered address.
passkey-made = from { $day }
passkey-add = Add a passkey
passkey-drop = Remove this passkey
passkey-stopped = The passkey was not used. You may try again.

openid-back = Back to your page
openid-link = Link it
openid-leave = Unlink it
openid-why = { $linked ->
    [true] By the club’s own sign-in you come into this account.
   *[other] The club’s own sign-in can lead into this account, too.
}

codes-title = Recovery codes
codes-lead = If password and passkey are lost, each of these codes opens the account once. They are shown only now: write them down or keep them safe.
codes-left = { $codes ->
    [0] None is left. Each one opens the account once if all else is lost.
    [one] One is left. It opens the account once if all else is lost.
   *[other] { $codes } are left. Each one opens the account once if all else is lost.
}
codes-renew = New codes
codes-copied = The codes are copied.
codes-kept = I have kept them

sign-out-title = Sign out
sign-out-why = On this device you are a guest afterwards. Your matches stay with the account.
sign-out = Sign out
sign-out-everywhere = On all devices

## The page

me-rename = Change the name
me-save = Save
me-guest = Guest
me-since = here since { $month }
me-here = This name lives on this device.
me-elsewhere = With an account you take it along to others.

data-title = Your data
data-export = Take along
data-export-why = All that is kept of you, in one file: name, ratings, your actions in every match, what you said, maps, decks and armies, events, days off and how you want to be told.
data-export-go = Download the file
data-remove = Delete
data-remove-why = Name, account and what you made are deleted. Matches stay, as those of somebody without a name.
data-remove-go = Delete everything
data-remove-warning = This cannot be undone. Your seats in running matches are lost, too.
data-remove-yes = Delete for good
data-removed = Everything of yours has been deleted.

## Clocks and adjourning

days-off-title = Days off
days-off-why = On these days your time does not run in matches that count days. From tomorrow on, up to 30 in a year; days begin and end by UTC.
days-off-day = Day
days-off-add = Take this day off
days-off-remove = Remove
