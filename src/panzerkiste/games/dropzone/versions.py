"""The versions of the rules. A match is played to its end, and replayed, under the one that it began under.

3   DZ-101: of ways over difficult ground that cost nearly the same the cheapest is found.
2   DZ-012: a line that only touches a house with a hollow passes it, and DZ-224 its hollow corners can be aimed at.
    DZ-101: the way that is looked for is at most 0.2 % longer than the shortest, over difficult ground, too.
    DZ-110: who is cut off comes back to the main body, or to somebody who has come back, and a squad that shoots
    first names its main body as it does.
1   The first.
"""

from typing import Final

FIRST: Final = 1
SECOND: Final = 2
RULES: Final = 3
