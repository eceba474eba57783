# Tank Hunter auf der Kommandozeile.

cli-file-deck = Decks für Tank Hunter (.toml)
