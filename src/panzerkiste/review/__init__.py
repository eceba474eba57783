"""What a match that is over was made of: chances over time, luck apart from choices, turning points, accuracy.

All of it follows from the record and the game's own judgement (``registry.Judge``, the coach): pure functions, in parts
that can be worked out one after the other, anywhere and in any order.
"""

from panzerkiste.review.form import OPEN as OPEN
from panzerkiste.review.form import VERSION as VERSION
from panzerkiste.review.form import MatchReview as MatchReview
from panzerkiste.review.parts import Part as Part
from panzerkiste.review.parts import Task as Task
from panzerkiste.review.parts import tasks as tasks
from panzerkiste.review.parts import work as work
from panzerkiste.review.whole import assembled as assembled
from panzerkiste.review.whole import review as review
