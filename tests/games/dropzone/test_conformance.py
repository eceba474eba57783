"""The record is exact and the game keeps the contract of the engine, in whole random battles on the ground."""

from random import Random
from typing import Any

import pytest

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.options import Options
from panzerkiste.proving.conformance import check_match
from tests.games.dropzone.test_deployment import ON_FOOT


@pytest.mark.parametrize(("seats", "deployment"), [(2, "readiness"), (2, "closing_in"), (3, "corners")])
def test_a_short_battle_on_foot_conforms(seats: int, deployment: Any):
    options = Options(army_a=ON_FOOT, army_b=ON_FOOT, army_c=ON_FOOT, turns=2, deployment=deployment)
    check_match(DROPZONE, options, seats, Random(f"{seats} {deployment}"))


def test_a_short_battle_of_the_starters_conforms():
    check_match(DROPZONE, Options(turns=1), 2, Random(1))
