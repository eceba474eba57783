"""Games that are played for good, one desk each. What happens to one game of a batch stands here once; a processor's
threads and a graphics card's both call it.
"""

from panzerkiste.engine.compiling import bits_in
from panzerkiste.games.panzerschlacht.kernel.answering import say
from panzerkiste.games.panzerschlacht.kernel.compiling import compiled
from panzerkiste.games.panzerschlacht.kernel.layout import (
    GOES_ON,
    LENGTH_OF_DESK,
    LUCK,
    VOCABULARY,
    WORDS,
    Numbers,
)
from panzerkiste.games.panzerschlacht.kernel.squares import holds, mixed


@compiled
def set_up(game: int, desks: Numbers, starts: Numbers) -> None:
    """To the start that is this game's; its chance goes on."""
    start, luck = starts[game % len(starts)], desks[game, LUCK]
    for entry in range(LENGTH_OF_DESK):
        desks[game, entry] = start[entry]
    desks[game, LUCK] = luck


@compiled
def advance(game: int, desks: Numbers, starts: Numbers, outcomes: Numbers, words: Numbers) -> None:
    """Say the word; a game that has ended stands at its start again. Where the word is below 0 nothing is said."""
    outcomes[game] = GOES_ON
    if words[game] < 0:
        return
    outcomes[game] = say(desks[game], words[game])
    if outcomes[game] != GOES_ON:
        set_up(game, desks, starts)


@compiled
def choose_any(game: int, desks: Numbers, words: Numbers, luck: Numbers) -> None:
    """Any word that may be said, each as likely as another, from the game's own source of chance."""
    words[game] = any_word(desks[game], luck, game)


@compiled
def check(game: int, desks: Numbers, words: Numbers, wrong: Numbers) -> None:
    """Whether that word may not be said; below 0 nothing is."""
    word = words[game]
    wrong[game] = word >= 0 and (word >= VOCABULARY or not holds(desks[game], WORDS, word))


@compiled
def any_word(desk: Numbers, luck: Numbers, source: int) -> int:
    luck[source] += 1
    first, second = desk[WORDS], desk[WORDS + 1]
    rest = (mixed(luck[source]) >> 16 & 0xFFFFFFFF) % (bits_in(first) + bits_in(second))
    bits, word = first, 0
    if rest >= bits_in(first):
        rest -= bits_in(first)
        bits, word = second, 64
    while rest > 0:
        bits &= bits - 1
        rest -= 1
    return word + bits_in((bits & -bits) - 1)
