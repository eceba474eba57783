"""The army builder of Dropzone: buying, checking (DZ-058), keeping, sharing, printing, playing."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.armies.checks import violations as army_violations
from panzerkiste.games.dropzone.armies.lists import ArmyList, Group, Ride, Squad
from panzerkiste.games.dropzone.armies.text import ARMY_NAMES, read_army, shipped_army
from panzerkiste.locales import voice
from panzerkiste.proving.coverage import rule
from tests.browser.conftest import Visitor
from tests.browser.dresses import flaws
from tests.games.dropzone.armies import army_text

GOOD = "Nothing speaks against this army."
STARTER, SKIRMISH = (army_text(f"ucm-{size}") for size in ("starter", "skirmish"))
ENGLISH = voice("en", DROPZONE.folder / "texts")


def unit_name(kind: str) -> str:
    return ENGLISH.format("dropzone-unit-name", {"kind": kind})


class Builder:
    """Somebody who puts armies together."""

    def __init__(self, page: Page, address: str = "/armies/dropzone") -> None:
        self.page, self.built = page, False
        page.goto(address)
        expect(page.get_by_role("heading", name="Army list")).to_be_visible()

    def press(self, button: str) -> None:
        self.page.get_by_role("button", name=button, exact=True).click()

    def says(self, text: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_text(text)

    # Buying.

    def build(self, army: ArmyList) -> None:
        """The army from nothing, click by click."""
        self.press("Empty")
        if self.built:
            self.press("Leave it")
        self.built = True
        self.page.get_by_text(ENGLISH.format("dropzone-faction", {"faction": army.faction}), exact=True).click()
        self.page.get_by_label("Points agreed").fill(str(army.limit))
        self.page.get_by_label("Name of the army").fill(army.name)
        for number, group in enumerate(army.groups, 1):
            self.page.locator(f"[data-profile={group.profile}]").click()
            self.fill(self.page.locator(f"[data-group='{number}']"), group)

    def fill(self, card: Locator, group: Group) -> None:
        for entry, squad in enumerate(group.squads, 1):
            self.buy(card, squad, entry)
        for entry, ride in enumerate(group.shared, 1):
            card.get_by_role("button", name=f"+ shared {unit_name(ride.unit)}").click()
            self.count(card.locator(f"[data-place=shared-{entry}]"), ride)
        for entry, ride in enumerate(group.gates, 1):
            card.get_by_role("button", name=f"+ {unit_name(ride.unit)}").click()
            self.count(card.locator(f"[data-place=gates-{entry}]"), ride)
        if group.commander:
            card.get_by_role("button", name="+ Commander").click()
            card.get_by_label("Level of the commander").select_option(str(group.commander.level))
            card.get_by_label("What the commander rides in").select_option(group.commander.rides)

    def buy(self, card: Locator, squad: Squad, entry: int) -> None:
        # What the server counts comes a moment later and moves the list: a press would begin and end on two units.
        expect(card.locator("p.sum")).to_have_text(re.compile(r"\d"))
        if not card.locator("[data-unit]").first.is_visible():
            card.get_by_role("button", name=re.compile("^Add a squad")).click()
        card.locator(f"[data-unit={squad.unit}]").click()
        line = card.locator(f"[data-place=squad-{entry}]")
        self.count(line, Ride(squad.unit, squad.count))
        if squad.transports:
            rides = " + ".join(f"{ride.count} {ride.unit}" for ride in squad.transports)
            line.get_by_role("combobox").select_option(rides)

    def count(self, line: Locator, ride: Ride) -> None:
        counted = line.locator("b.num")
        while int(counted.inner_text()) < ride.count:
            line.get_by_role("button", name=re.compile("^More ")).click()

    # As text.

    def text(self) -> str:
        self.press("As text")
        text = self.page.get_by_role("textbox", name=re.compile("One line")).input_value()
        self.press("Close")
        return text

    def write(self, text: str) -> None:
        self.press("As text")
        self.page.get_by_role("textbox", name=re.compile("One line")).fill(text)
        self.press("Take it over")


@pytest.fixture
def builder(visitor: Visitor) -> Builder:
    return Builder(visitor.page)


# The other armies of the box are bought from the same shelves: every unit, transport and officer of theirs is here.
BY_CLICKS = ("phr-skirmish", "scourge-skirmish", "shaltari-skirmish", "shaltari-starter", "ucm-skirmish")


def shelves(name: str) -> set[str]:
    """Everything that is bought for an army of the box, without the numbers."""
    lines = army_text(name).splitlines()
    return {re.sub(r" \d+", "", f" {line.strip()}").strip() for line in lines if not re.match("army:|limit:", line)}


def test_the_armies_that_are_not_built_by_clicks_have_nothing_that_the_others_do_not_have() -> None:
    assert set().union(*map(shelves, ARMY_NAMES)) == set().union(*map(shelves, BY_CLICKS))


def test_each_army_of_the_box_is_built_from_nothing_and_is_legal(builder: Builder) -> None:
    for name in ARMY_NAMES:
        if name in BY_CLICKS:
            builder.build(shipped_army(name))
        else:
            builder.write(army_text(name))
        assert builder.text() == army_text(name)
        expect(builder.says(GOOD)).to_be_visible()
        expect(builder.page.get_by_role("button", name="Play with this army")).to_be_enabled()


def written(profile: str, *lines: str, faction: str = "ucm", limit: int = 999) -> str:
    return "\n".join((f"army: \nfaction: {faction}\nlimit: {limit}\n", profile, *(f"  {line}" for line in lines), ""))


def shaltari(*lines: str) -> str:
    return written("shaltari_armour", *lines, faction="shaltari")


WRONG = [
    written("ucm_armour"),
    written("ucm_armour", "4 ucm_sabre in 1 ucm_bear"),
    written("ucm_armour", "6 ucm_sabre in 1 ucm_condor"),
    written("ucm_armour", "3 ucm_sabre in 2 ucm_condor", "2 ucm_condor"),
    written("ucm_armour", "3 ucm_sabre in 1 ucm_albatross", "shared 1 ucm_bear", "commander 1 in ucm_sabre"),
    written("ucm_armour", *2 * ["9 ucm_sabre"], *2 * ["2 ucm_gladius"], limit=650),
    written("ucm_infantry", "3 ucm_legionnaires in 1 ucm_bear", "shared 1 ucm_condor"),
    written("ucm_air", "1 phr_athena"),
    written("phr_armour", "2 phr_ares", limit=400),
    written("ucm_hq", "1 ucm_kodiak", "commander 7 in ucm_kodiak", limit=4000),
    written("ucm_hq", "1 ucm_kodiak", "commander 5 in ucm_kodiak#2"),
    f"{SKIRMISH}\nucm_hq\n  1 ucm_kodiak in 1 ucm_condor\n  commander 1 in ucm_kodiak\n",
    shaltari("1 shaltari_eden", "gates 2 shaltari_gaia", "gates 3 shaltari_kukri"),
]
# A text with unknown names cannot be read; the others are about several armies, or about a sum that lists always have.
UNWRITTEN = {"refused-dz-058-group", "refused-dz-058-unit", "refused-dz-060-limits", "refused-dz-061-split"}


def marks(text: str) -> dict[str, list[str]]:
    """DZ-058: the rules that are broken, by place."""
    found: dict[str, list[str]] = {}
    for place, why in ((each.place, each.why) for each in army_violations(read_army(text))):
        found.setdefault(f"{place.group}-{place.part}-{place.entry}", []).append(why.rule)
    return found


@rule("DZ-058")
def test_dz_058_every_violation_is_marked_where_it_is_and_the_list_of_all_leads_there(builder: Builder) -> None:
    for text in WRONG:
        builder.write(text)
        told = marks(text)
        for place, rules in told.items():
            expect(builder.page.locator(f"#place-{place} p a")).to_have_text(rules)
        expect(builder.page.locator("[id^=place-] p")).to_have_count(sum(map(len, told.values())))
        builder.page.locator(".check li button").first.click()
        expect(builder.page.locator(f"#place-{next(iter(told))}")).to_be_focused()
        expect(builder.page.get_by_role("button", name="Play with this army")).to_be_disabled()


def test_no_violation_that_can_be_written_down_is_left_out() -> None:
    told = {found.why.key for text in WRONG for found in army_violations(read_army(text))}
    _, _, sentences = (
        (DROPZONE.folder / "texts" / "en" / "dropzone_lists.ftl").read_text(encoding="utf-8").partition("## Army lists")
    )
    keys = re.findall(r"^(refused-dz-[\w-]+) =", sentences.partition("##")[0], re.MULTILINE)
    several = {"refused-dz-061-lists"}  # the next test's
    assert told == {key for key in keys if "-text-" not in key} - UNWRITTEN - several


@rule("DZ-061")
def test_dz_061_several_lists_are_turned_over_and_what_is_wrong_with_them_together_is_told(builder: Builder) -> None:
    page = builder.page
    builder.write(f"{STARTER}\n{STARTER.replace('UCM starter', 'The rest')}")
    wrong = page.locator("#place-0-army-0 p").filter(has_text="For 1,300 points exactly one list is used, not 2.")
    expect(wrong).to_be_visible()
    page.get_by_text("The rest", exact=True).click()
    expect(page.get_by_label("Name of the army")).to_have_value("The rest")
    expect(wrong).to_be_visible()
    builder.press("Remove this list")
    expect(builder.says(GOOD)).to_be_visible()
    assert builder.text() == STARTER


def test_units_have_names_in_reasons_and_what_the_text_lacks_is_told_with_line_and_column(builder: Builder) -> None:
    builder.write(written("ucm_armour", "3 ucm_sabre in 1 ucm_bear"))
    expect(builder.page.locator("#place-1-squad-1")).to_contain_text(
        "Sabre battle tank cannot be bought with Bear troop carrier."
    )
    builder.write(written("ucm_armour", "3 tiger"))
    expect(builder.page.get_by_role("alert")).to_have_text("Line 6, column 5: there is no unit called “tiger”.")


def test_points_rows_and_the_profile_follow_every_click(builder: Builder) -> None:
    page = builder.page
    builder.write(SKIRMISH)
    card = page.locator("[data-group='2']")
    expect(page.get_by_text("11 points left")).to_be_visible()
    card.get_by_role("button", name="Fewer Sabre battle tank").click()
    expect(page.get_by_text("162 points left")).to_be_visible()
    expect(card.get_by_role("combobox", name="What Sabre battle tank ride in")).to_have_value("1 ucm_condor")
    card.get_by_role("button", name="Remove Rapier anti-air tank").click()
    expect(card.get_by_text("Support 0 of 0–1")).to_be_visible()
    card.get_by_role("button", name=re.compile("^Add a squad")).click()
    card.locator("[data-unit=ucm_falcon]").hover()
    expect(page.get_by_role("heading", name="Falcon gunship")).to_be_visible()
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(page.get_by_text("11 points left")).to_be_visible()


def test_an_army_is_built_by_keyboard_alone(builder: Builder) -> None:
    """Wherever something is bought or sold, the focus is where the next thing is."""
    page, press = builder.page, builder.page.keyboard.press
    page.get_by_role("button", name="Colonial armoured formation Armour").focus()
    press("Enter")
    expect(page.get_by_role("button", name="Add a squad to Colonial armoured formation")).to_be_focused()
    expect(page.locator("[data-unit=ucm_sabre]")).to_be_visible()  # the list opens once the battlegroup is counted
    press("Tab")
    expect(page.locator("[data-unit=ucm_sabre]")).to_be_focused()
    expect(page.get_by_role("heading", name="Sabre battle tank")).to_be_visible()
    press("Enter")
    expect(page.get_by_role("button", name="Add a squad to Colonial armoured formation")).to_be_focused()
    for _ in range(5):  # back over removing, copying, transports and the name to the number
        press("Shift+Tab")
    expect(page.get_by_role("button", name="More Sabre battle tank")).to_be_focused()
    press("Enter")
    assert "  6 ucm_sabre in 2 ucm_condor\n" in builder.text()


def test_an_army_is_kept_and_whoever_has_the_link_sees_it(builder: Builder, visitors: Any) -> None:
    page = builder.page
    page.route("**/api/armies/check", lambda route: None)  # the server takes its time
    page.get_by_role("button", name="PHR, skirmish, 999 points").click()
    expect(page.locator(".workshop[inert]")).to_be_attached()  # a name given now would be lost
    page.unroute("**/api/armies/check")  # lets it answer
    expect(page.get_by_label("Name of the army")).to_have_value("PHR skirmish")
    page.get_by_label("Name of the army").fill("Steel storm")
    builder.press("Save")
    expect(builder.says("Saved. Whoever has the link sees this army.")).to_be_visible()
    friend: Visitor = visitors(reduced_motion="reduce")
    Builder(friend.page, page.url)
    expect(friend.page.get_by_label("Name of the army")).to_have_value("Steel storm")
    expect(friend.page.get_by_text("Not saved yet.")).to_be_visible()
    page.goto("/armies/dropzone")
    builder.press("Open")
    page.get_by_role("button", name="Steel storm").click()
    expect(page.get_by_label("Name of the army")).to_have_value("Steel storm")


def test_an_army_goes_into_a_file_and_comes_back(builder: Builder, tmp_path: Path) -> None:
    page = builder.page
    builder.write(STARTER)
    with page.expect_download() as loading:
        page.get_by_role("link", name="To a file").click()
    assert loading.value.suggested_filename == "UCM starter.army"
    file = tmp_path / "wave.army"
    loading.value.save_as(file)
    assert file.read_text(encoding="utf-8") == STARTER
    file.write_text(SKIRMISH, encoding="utf-8")
    page.get_by_label("From a file").set_input_files(file)
    page.get_by_role("button", name="Leave it").click()
    expect(page.get_by_label("Name of the army")).to_have_value("UCM skirmish")


def test_an_army_is_played_at_once_against_one_with_the_same_limit(builder: Builder) -> None:
    page = builder.page
    builder.write(SKIRMISH.replace("UCM skirmish", "Mine"))
    expect(page.get_by_label("Against").locator("option")).to_have_count(5)  # four of the box, and the same army
    page.get_by_label("Against").select_option("scourge-skirmish")
    builder.press("Play with this army")
    expect(page).to_have_url(re.compile("/match/"))
    match = page.request.get(f"/api/matches/{page.url.rpartition('/')[2]}").json()
    assert match["options"]["army_a"].startswith("army: Mine\n")
    assert match["options"]["army_b"] == "scourge-skirmish"


def test_a_match_is_set_up_with_the_army(builder: Builder) -> None:
    builder.write(SKIRMISH.replace("UCM skirmish", "Mine"))
    builder.page.get_by_role("link", name="Set up a match with it").click()
    expect(builder.page.get_by_label("Army of player A")).to_have_value(re.compile("^army: Mine\n"))
    expect(builder.page.get_by_label("Army of player B")).to_have_value("phr-skirmish")
    builder.page.get_by_role("link", name="Build an army of your own").first.click()
    expect(builder.page.get_by_role("heading", name="Army builder")).to_be_visible()


@pytest.mark.parametrize("name", [name for name in ARMY_NAMES if name.endswith("skirmish")])
def test_an_army_is_printed_on_one_page(builder: Builder, name: str) -> None:
    builder.write(army_text(name))
    page = builder.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type /Page\b(?!s)", page)) == 1
    builder.page.emulate_media(media="print")
    expect(builder.page.get_by_role("button")).to_have_count(0)


def test_axe_finds_nothing_in_the_builder(looker: Visitor) -> None:
    page = looker.page
    builder = Builder(page)
    expect(page.locator("#place-0-army-0 p")).to_have_count(2)
    found = flaws(page)
    builder.write(WRONG[4])
    expect(page.locator("#place-1-squad-1 p")).to_have_count(2)
    page.get_by_role("button", name=re.compile("^Add a squad")).click()
    found += flaws(page)
    page.get_by_role("button", name="Sabre battle tank", exact=True).click()
    assert found + flaws(page) == []
