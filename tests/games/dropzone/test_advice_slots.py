"""Who acts and where one deploys, as the table is told (DZ-066, DZ-136, DZ-310, DZ-400)."""

from panzerkiste.games.dropzone.actions import Deploy, PlayCard
from panzerkiste.games.dropzone.advice.answers import DeploymentAdvice, ElementAdvice, Flying, SlotAdvice, Trial
from panzerkiste.games.dropzone.advice.queries import ProposeLeave, ShowDeployment, ShowSlot, TryAction
from panzerkiste.games.dropzone.battle.deployment import check_zone
from panzerkiste.games.dropzone.chapters import is_allowed
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Placement
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.asking import advice, why_not
from tests.games.dropzone.battle import after, battle, refused, sharing
from tests.games.dropzone.test_cards import COMMANDER, FOE, holding
from tests.games.dropzone.test_deployment import start
from tests.games.dropzone.test_gates import EDEN, field
from tests.games.dropzone.test_searching import carrying
from tests.games.dropzone.test_transports import FLYING, LANDED, ON_FOOT

FAR = "B1a ucm_sabre 45,45@180"
SABRES = "A1a ucm_sabre 24,10@0 26,10@0", "B1a ucm_sabre 24,30@180"


def slot(state: State) -> SlotAdvice:
    return advice(state, ShowSlot(), SlotAdvice)


# The slot.


@rule("DZ-400", "DZ-195")
def test_dz_400_squads_their_carriers_and_what_they_share_move_each_as_one():
    state = sharing("A1x1 ucm_condor table 20,20 0 altitude=6")
    assert slot(state).elements == (
        ElementAdvice(0, "ucm_legionnaires", (0, 1, 2)),
        ElementAdvice(0, "ucm_bear", (3,)),
        ElementAdvice(-1, "ucm_condor", (8,), Flying((6, 2), ("on", "stop", "land")), empties=(8,), all_out=True),
        ElementAdvice(1, "ucm_legionnaires", (4, 5, 6)),
        ElementAdvice(1, "ucm_bear", (7,)),
    )
    assert slot(state.with_unit(1, status="lost")).elements[0].units == (0, 2)


@rule("DZ-400")
def test_dz_400_only_who_gives_orders_is_told_of_his_slot():
    assert why_not(battle(*SABRES, now="A activate"), ShowSlot()) == "DZ-400 not_now"
    assert why_not(battle(*SABRES, now="A1a order"), ShowSlot(), seat=1) == "DZ-400 not_now"


@rule("DZ-136")
def test_dz_136_a_slot_shoots_once_and_only_from_the_table():
    state = battle(*SABRES, now="A1a order")
    assert slot(state).may_shoot
    assert not slot(after(state, "A shoot A1a1.0>B1a1", "dice 1").state).may_shoot
    ready = battle("A1a ucm_sabre ready", SABRES[1], now="A1a order")
    assert not slot(ready).may_shoot
    assert slot(battle(*SABRES, now="A1a order", options=Options(premeasure_shooting=False))).may_shoot


@rule("DZ-310")
def test_dz_310_the_cards_are_told_with_the_units_they_can_be_played_for():
    squads = "A1b ucm_gladius 14,10@0/damage=1", "A1c ucm_gladius 30,10@0/damage=1", "A1d ucm_raven_a ready"
    state = holding(battle(COMMANDER, *squads, FOE, now="A1b order"), "field_repair", "jink", "steady")
    cards = slot(state).cards
    assert cards == (PlayCard("field_repair", 1), PlayCard("jink", 3))  # the other tank is out of the radius
    assert refused(state, "A card field_repair A1c1") == "DZ-310 repair"
    assert slot(after(state, "A card jink A1d1").state).cards == ()  # one in each activation


@rule("DZ-400")
def test_dz_400_who_has_done_nothing_yet_is_told_before_the_slot_is_ended():
    both = battle("A1a ucm_sabre 24,10@0 26,10@0", "A1b ucm_sabre 30,10@0", FAR, now="A1a order")
    assert slot(both).idle == (0, 1)  # the other squad acts by itself
    assert slot(after(both, "A move A1a1>24,12@0 A1a2>26,12@0").state).idle == ()
    assert slot(after(battle(*SABRES, now="A1a order"), "A shoot A1a1.0>B1a1", "dice 1").state).idle == ()


@rule("DZ-183", "DZ-188")
def test_dz_183_passengers_are_idle_as_long_as_they_may_get_off():
    assert slot(battle(LANDED, FAR, now="A1a order")).idle == (0, 1, 2, 3)
    assert slot(battle(FLYING, FAR, now="A1a order")).idle == (3,)  # they cannot get off, but the dropship can fly
    stopped = after(battle(FLYING, FAR, now="A1a order"), "A fly A1a4>24,14:6S@0*").state
    assert slot(stopped).idle == (0, 1, 2)
    assert slot(after(stopped, "A unload A1a1=22,14@0 A1a2=22,12.5@0 A1a3=22,15.5@0").state).idle == ()


def element(state: State, kind: str) -> ElementAdvice:
    return next(each for each in slot(state).elements if each.kind == kind)


@rule("DZ-150", "DZ-189")
def test_dz_189_only_an_air_transport_may_stop_and_on_the_ground_nobody_flies():
    gunship = battle("A1a ucm_falcon 24,10@0/altitude=6", SABRES[1], now="A1a order")
    assert element(gunship, "ucm_falcon").flying == Flying((6, 2), ("on", "land"))
    assert refused(gunship, "A fly A1a1>24,12:6S@0*") == "DZ-189 stop"
    assert element(battle(FLYING, FAR, now="A1a order"), "ucm_condor").flying == Flying((6, 2), ("on", "stop", "land"))
    assert element(battle(*SABRES, now="A1a order"), "ucm_sabre").flying is None


@rule("DZ-176", "DZ-183", "DZ-188")
def test_dz_183_who_may_get_off_now_and_who_has_something_to_board_is_told():
    assert element(battle(LANDED, FAR, now="A1a order"), "ucm_sabre").gets_off
    assert not element(battle(FLYING, FAR, now="A1a order"), "ucm_sabre").gets_off
    on_foot = element(battle(ON_FOOT, FAR, now="A1a order"), "ucm_sabre")
    assert (on_foot.boards, on_foot.gets_off) == ((3,), False)
    assert element(battle(*SABRES, now="A1a order"), "ucm_sabre").boards == ()


@rule("DZ-190")
def test_dz_190_a_squad_in_a_building_is_told_of_the_transport_at_its_door():
    inside = 'inside/building="b6"/entered_turn=0'
    for bear, boards in (("24,9.5", (3,)), ("24,9.4", ())):
        squad = f"A1a ucm_legionnaires {inside} {inside} {inside} ucm_bear:{bear}@90"
        state = battle(squad, FAR, "turn 2", now="A1a order", table=())
        assert element(state, "ucm_legionnaires").boards == boards
    assert why_not(state, ProposeLeave(0, carrier=3)) == "dz-190-no-way"


@rule("DZ-183", "DZ-197")
def test_dz_197_which_transports_can_be_emptied_is_told_to_them_and_to_who_may_leave_them():
    def told(line: str, kind: str) -> tuple[tuple[int, ...], bool]:
        found = element(battle(line, FAR, now="A1a order"), kind)
        return found.empties, found.all_out

    assert told(LANDED, "ucm_condor") == told(LANDED, "ucm_sabre") == ((3,), True)
    assert told(FLYING, "ucm_condor") == ((3,), True)  # it comes down for it
    assert told(FLYING, "ucm_sabre") == told(ON_FOOT, "ucm_condor") == told(ON_FOOT, "ucm_sabre") == ((), False)
    assert told(LANDED.replace("24,10@0", "ready"), "ucm_condor") == ((3,), False)  # it has to come first


@rule("DZ-341")
def test_dz_341_a_gate_on_the_table_is_there_for_whoever_has_a_mass():
    tanks = "A1a shaltari_tomahawk 24,17@0 26,17@0 22,17@0"
    assert element(field(tanks, EDEN), "shaltari_tomahawk").boards == (3,)
    assert element(field(tanks), "shaltari_tomahawk").boards == ()


@rule("DZ-352")
def test_dz_352_only_who_carries_an_objective_can_leave_with_it():
    lines = "A1a ucm_legionnaires 10,2@180 11,2@180", "A1b ucm_sabre 20,2@180", "B1a scourge_warriors 40,40@180"
    assert element(carrying(*lines), "ucm_legionnaires").extracts
    assert not element(carrying(*lines, now="A1b order"), "ucm_sabre").extracts


# Deployment.


@rule("DZ-066", "DZ-356")
def test_dz_066_the_zone_that_is_drawn_is_where_one_may_deploy():
    state = after(after(start(), "dice 6 1").state, "A begin A").state
    told = advice(state, ShowDeployment(), DeploymentAdvice)
    assert told.zones == (((0.0, 0.0), (48.0, 0.0), (48.0, 6.0), (0.0, 6.0)),)
    assert (told.middle, told.facing) == ((24.0, 3.0), 0.0)
    north = advice(state, ShowDeployment(), DeploymentAdvice, seat=1)
    assert north.zones == (((0.0, 48.0), (48.0, 48.0), (48.0, 42.0), (0.0, 42.0)),)
    assert (north.middle, north.facing) == ((24.0, 45.0), 180.0)
    tank = next(unit for unit in state.units if unit.player == 0 and unit.status == "ready" and unit.squad >= 0)
    inside, outside = (Placement(tank.id, (24.0, y), 0.0) for y in (told.middle[1], told.zones[0][2][1]))
    assert is_allowed(check_zone, state, inside)
    assert not is_allowed(check_zone, state, outside)


@rule("DZ-356")
def test_dz_356_zones_lie_along_every_friendly_edge():
    state = start(Options(deployment="corners"))
    west = advice(state, ShowDeployment(), DeploymentAdvice)
    assert west.zones[1] == ((0.0, 0.0), (0.0, 24.0), (6.0, 24.0), (6.0, 0.0))
    east = advice(state, ShowDeployment(), DeploymentAdvice, seat=1)
    assert east.zones[1] == ((48.0, 24.0), (48.0, 48.0), (42.0, 48.0), (42.0, 24.0))


def refused_deployment(state: State, battlegroup: int) -> str:
    """What the rules say to a deployment of nobody."""
    refusal = advice(state, TryAction(Deploy(battlegroup, ())), Trial).refusal
    return refusal.key if refusal else ""


@rule("DZ-066")
def test_dz_066_the_battlegroups_are_told_that_are_still_to_be_set_up():
    state = after(after(start(), "dice 6 1").state, "A begin A").state
    waiting = advice(state, ShowDeployment(), DeploymentAdvice).battlegroups
    assert waiting
    for group in waiting:
        assert refused_deployment(state, group) == "refused-dz-066-everybody"
    others = {group.id for group in state.battlegroups if group.player == 0} - set(waiting)
    assert {refused_deployment(state, group) for group in others} <= {"refused-dz-066-battlegroup"}


@rule("DZ-066")
def test_dz_066_a_watcher_deploys_nowhere():
    assert why_not(start(), ShowDeployment(), seat=-1) == "DZ-005 own"
