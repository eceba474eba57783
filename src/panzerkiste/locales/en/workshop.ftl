# What the editors share: the way back, saving, what was found.

workshop-undo = Undo (Ctrl+Z)
workshop-redo = Redo (Ctrl+Y)
workshop-error = Error
workshop-warning = Warning
workshop-unsaved = Not saved yet.
workshop-save = Save
workshop-share = Copy link
workshop-copied = The link is on the clipboard.
workshop-delete = Throw away
workshop-discard-yes = Leave it
workshop-delete-yes = Throw it away
