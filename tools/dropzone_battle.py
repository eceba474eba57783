"""Records the battle that the map is tested with, as seat A sees it, with the profiles of its units.

python tools/dropzone_battle.py > web/tests/dropzone-battle.json && npx prettier --write web/tests/dropzone-battle.json
"""

import msgspec

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.armies.catalogue import BUILDINGS, UNITS
from panzerkiste.games.dropzone.options import Options

POSITION = """
turn 2
order A B
A ucm 0,0-48,0
B scourge 0,48-48,48
A1 ucm_armour
A1a ucm_sabre
A1a1 ucm_sabre table 20,10 0
A1a2 ucm_sabre table 22,10 90 fired=[0]
A1b ucm_gladius
A1b1 ucm_gladius table 30,9 0 damage=1
A1b2 ucm_condor table 20.4,10.4 45 altitude=6
A2 ucm_infantry
A2a ucm_legionnaires
A2a1 ucm_legionnaires inside building="b1"
A2a2 ucm_legionnaires inside building="b1"
A2a3 ucm_bear table 24,18 0
B1 scourge_armour
B1a scourge_hunter
B1a1 scourge_hunter table 20,30 180
B1a2 scourge_hunter table 23,30 180
B1a3 scourge_marauder table 30,34 200 altitude=2
building b2 damage=3
now A1a order
"""


def main() -> None:
    state = DROPZONE.text.read_position(POSITION.strip(), Options(battlefield="three_bridges"))
    kinds = sorted({unit.kind for unit in state.units})
    recorded = {
        "view": DROPZONE.information.screen(DROPZONE.information.view(state, 0)),
        "units": [UNITS[kind] for kind in kinds],
        "buildings": list(BUILDINGS.values()),
    }
    print(msgspec.json.encode(recorded).decode())


if __name__ == "__main__":
    main()
