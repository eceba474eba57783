"""Places worth a thought: what is proposed is free, in reach and to the point."""

from panzerkiste.bots.dropzone.places import (
    Member,
    Reason,
    landing_sites,
    outlooks,
    spots,
    ways_to,
)
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import Move
from panzerkiste.games.dropzone.air.landing import contested_by
from panzerkiste.games.dropzone.fields.table import bodies, body_of, enemy_ground
from panzerkiste.games.dropzone.geometry import distance, shortest, standing_obstruction
from panzerkiste.games.dropzone.state import State
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import battle, unit

TOWN = (
    "table 48 48",
    "house h small 3 12,12 16,12 16,15 12,15",
    "piece w wood 6,16 10,16 10,20 6,20",
    "piece r river 18,0 20,0 20,48 18,48",
)
SABRES = "A1a ucm_sabre 9,9@0 11,9@0 13,9@0"
ENEMY = "B1a ucm_sabre 14,30@180"


def scene(*squads: str, now: str = "A1a order") -> State:
    return battle(*squads, now=now, table=TOWN)


def test_every_spot_is_free_and_costs_what_the_shortest_way_costs():
    state = scene(SABRES, ENEMY)
    tank = unit(state, "A1a2")
    found = spots(state, tank, 8.0)
    assert len(found) > 10
    others, enemies = bodies(state, without=[tank.id]), enemy_ground(state, tank.player)
    for spot in found:
        assert standing_obstruction(state.board, body_of(tank, spot.at, spot.facing), others) is None
        way = shortest(state.board, body_of(tank), spot.at, enemies, within=8.0)
        assert way
        assert abs(way.cost - spot.cost) < 1e-5
    assert [spot.cost for spot in found] == sorted(spot.cost for spot in found)
    assert (found[0].reason, found[0].at) == (Reason.HOLD, tank.at)


def test_there_are_spots_behind_a_building_that_no_enemy_sees_and_spots_with_a_view():
    state = scene(SABRES, ENEMY)
    tank = unit(state, "A1a3")
    found = outlooks(state, tank, spots(state, tank, 8.0))
    hidden = [look.spot for look in found if not look.threats]
    assert any(spot.about == "h" and spot.at[1] < 12 for spot in hidden)
    assert any(look.targets for look in found)
    foe = unit(state, "B1a1").id
    assert {id for look in found for id, _ in look.targets} == {foe}


def test_nothing_is_proposed_beyond_a_river():
    state = scene("A1a ucm_sabre 15,20@0", ENEMY)
    assert all(spot.at[0] < 18 for spot in spots(state, unit(state, "A1a1"), 10.0))


def test_infantry_is_led_to_the_doors():
    state = scene("A1a ucm_legionnaires 14,8@0", ENEMY)
    doors = [spot for spot in spots(state, unit(state, "A1a1"), 6.0) if spot.reason is Reason.ENTRANCE]
    assert any(distance(spot.at, (14.0, 12.0)) <= 1.5 for spot in doors)


def test_an_enemy_out_of_range_is_approached_until_he_is_in_range():
    state = scene("A1a ucm_sabre 9,8@0", "B1a ucm_sabre 9,40@180")
    found = [spot for spot in spots(state, unit(state, "A1a1"), 9.0) if spot.reason is Reason.FIRE]
    assert any(23.5 < distance(spot.at, (9.0, 40.0)) <= 24.0 for spot in found)


def test_a_whole_squad_goes_to_a_spot_and_the_rules_agree():
    state = scene(SABRES, ENEMY)
    squad = [Member(unit(state, name), 4.0) for name in ("A1a1", "A1a2", "A1a3")]
    leader = squad[1].unit
    moves = [ways for spot in spots(state, leader, 4.0) if (ways := ways_to(state, squad, spot))]
    assert len(moves) > 10
    for ways in moves:
        DROPZONE.play.apply(state, 0, Move(ways))


def test_an_aircraft_lands_on_good_ground_near_where_it_is_wanted():
    state = scene("A1a ucm_condor 14,8@0", ENEMY)
    sites = landing_sites(state, unit(state, "A1a1"), [(14.0, 13.0)], 12.0)
    assert sites
    assert all(spot.reason is Reason.LANDING for spot in sites)
    assert all(distance(spot.at, (14.0, 13.0)) >= 2.5 + 1.0 for spot in sites)  # a large zone beside the building
    away = [distance(spot.at, (14.0, 13.0)) for spot in sites]
    assert away == sorted(away)


@rule("DZ-163")
def test_dz_163_no_landing_site_is_contested():
    """Six inches away an enemy no longer reaches the rim of a large zone; nearer it sees all of it."""
    state = scene("A1a ucm_condor 40,8@0", "B1a ucm_sabre 34,24@0")
    condor, enemy = unit(state, "A1a1"), unit(state, "B1a1")
    sites = landing_sites(state, condor, [enemy.at], 30.0)
    assert sites
    assert all(contested_by(state, condor, spot.at) is None for spot in sites)
    assert all(distance(spot.at, enemy.at) > 2.5 + 3.0 for spot in sites)
