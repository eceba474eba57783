"""What wins, in one sentence of the match's options (DZ-350 to DZ-355)."""

from panzerkiste.engine.game import Line
from panzerkiste.games.dropzone.missions.scenarios import AT_END, EXTRACTED
from panzerkiste.games.dropzone.options import Options


def goal(options: Options) -> Line:
    centre, other = AT_END.get(options.scenario, (0, 0))
    extracted_centre, extracted = EXTRACTED
    facts = {"centre": centre, "other": other, "extracted_centre": extracted_centre, "extracted": extracted}
    return Line("dropzone-goal", {"scenario": options.scenario, "turns": options.turns, **facts})
