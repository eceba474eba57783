# Was die Werkstätten gemeinsam haben: der Weg zurück, das Speichern, die Befunde.

workshop-undo = Rückgängig (Strg+Z)
workshop-redo = Wiederholen (Strg+Y)
workshop-error = Fehler
workshop-warning = Hinweis
workshop-unsaved = Noch nicht gespeichert.
workshop-save = Speichern
workshop-share = Link kopieren
workshop-copied = Der Link ist in der Zwischenablage.
workshop-delete = Wegwerfen
workshop-discard-yes = Verlassen
workshop-delete-yes = Wegwerfen
