"""The field's own interfaces over the games: each module needs what its name says, all together the extra ``adapters``.

They translate and decide nothing: numbers, masks, arrays and texts are the games' own (``panzerkiste.Numbered``).
"""
