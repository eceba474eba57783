# What the workshop of Dropzone refuses.

## Armies

refused-army-none = There is no such army, or its owner has thrown it away.
refused-army-not-yours = Only the owner of an army can change it or throw it away.
refused-army-many = You have { $most } armies, and there is no room for more. Throw one away first.

## Battlefields

refused-battlefield-none = There is no such battlefield, or its owner has thrown it away.
refused-battlefield-not-yours = Only the owner of a battlefield can change it or throw it away.
refused-battlefield-many = You have { $most } battlefields, and there is no room for more. Throw one away first.
refused-battlefield-long = This battlefield is too large to be kept.
refused-battlefield-crooked = Lines of sight can be tried when every outline is a polygon that does not cross itself.
