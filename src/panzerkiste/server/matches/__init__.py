"""Match play: a lobby, tables, who sits and looks on, what each is told."""
