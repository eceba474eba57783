"""Everything the rules can say is said in both languages."""

import ast
from importlib.resources import files
from itertools import product
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from panzerkiste.engine.game import WATCHER
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.events import Drawn, DuelFought, GunFought, InstallationLost, ShotsRevealed, Won
from panzerkiste.games.panzerschlacht.setup import ready_mades
from panzerkiste.games.panzerschlacht.state import INSTALLATION_CODES, Plan
from panzerkiste.games.panzerschlacht.story import story
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import demo, random_game, refusal, verdict

LANGUAGES = ("en", "de")


def source(language: str) -> str:
    return (files("panzerkiste.games.panzerschlacht") / "texts" / language / "panzerschlacht.ftl").read_text(
        encoding="utf-8"
    )


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


BUNDLES = {language: bundle(language) for language in LANGUAGES}


def keys(language: str) -> set[str]:
    entries = parse(source(language)).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    names = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert len(names) == len(set(names))
    return set(names)


def say(language: str, key: str, facts: dict[str, str | int | float]) -> str:
    pattern = BUNDLES[language].get_message(key).value
    assert pattern is not None
    text, errors = BUNDLES[language].format_pattern(pattern, facts)
    assert not errors, (language, key, errors)
    return str(text)


def raised() -> set[str]:
    """The keys of all refusals that the rules raise, read from their source."""
    found = set[str]()
    for file in files("panzerkiste.games.panzerschlacht").iterdir():
        if file.name.endswith(".py"):
            for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Illegal":
                    found |= {Illegal(rule, way).key for rule, way in product(*map(constants, padded(call.args)))}
    return found


def padded(args: list[ast.expr]) -> list[ast.expr]:
    return args if len(args) == 2 else [*args, ast.Constant("")]


def constants(expression: ast.expr) -> list[str]:
    """The texts an argument can be: itself, both branches of a condition, or what a function of ours returns."""
    match expression:
        case ast.Constant(str(text)):
            return [text]
        case ast.IfExp():
            return constants(expression.body) + constants(expression.orelse)
        case ast.Call(func=ast.Name("_limit_rule")):
            return ["PS-28", "PS-65", "PS-98"]
        case ast.Call(func=ast.Name("_total_rule")):
            return ["PS-37", "PS-66", "PS-73"]
        case ast.Call(func=ast.Name("_allowance_rule")):
            return ["PS-37", "PS-66"]
        case ast.Name("way"):
            return ["tanks", "guns"]
        case _:
            raise AssertionError(ast.unparse(expression))


def test_both_languages_say_the_same_things():
    assert keys("en") == keys("de")


@rule("PS-20", "PS-89")
def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal():
    sentences = {key for key in keys("en") if key.startswith("refused-")}
    assert sentences == raised()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_every_game_is_told(language):
    for seed in range(12):
        for entry in random_game(seed, own_targets=bool(seed % 2)):
            for told, seat in product(entry.told, (0, 1, WATCHER)):
                line = GAME.text.story(told.event, seat)
                if line:
                    assert say(language, line.key, line.facts).strip().endswith((".", "!"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_end_a_match_is_told(language):
    ends: list[Won | Drawn] = [Won(side, reason) for side in (0, 1) for reason in ("tanks", "resign", "time")]
    ends += [Drawn(reason) for reason in ("both-destroyed", "deadlock", "no-progress", "agreed")]
    texts = set()
    for end, seat in product(ends, (0, 1)):
        line = GAME.text.story(end, seat)
        texts.add(say(language, line.key, line.facts))
        for you in ("won", "lost", "nobody"):
            assert say(language, f"panzerschlacht-result-{end.reason}", {"you": you, "side": "green"})
    assert len(texts) == 3 * 3 + 4  # you, Green and Grey win; and the draws


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_sides_set_ups_and_questions_have_words(language):
    words = {f"panzerschlacht-side-{side}" for side in GAME.seat_names(2)}
    for option in GAME.types.options.__struct_fields__:
        name = option.replace("_", "-")
        words |= {f"panzerschlacht-option-{name}", f"panzerschlacht-option-{name}-help"}
    for id in [*(ready.id for ready in ready_mades()), "surprise"]:
        words |= {f"panzerschlacht-setup-{id}", f"panzerschlacht-setup-{id}-advice"}
    words |= {f"panzerschlacht-piece-{code.lower()}" for code in INSTALLATION_CODES}
    words |= {
        f"panzerschlacht-{form}-{ask}" for form in ("ask", "waiting") for ask in ("setup", "plan", "move", "fight")
    }
    assert all(say(language, word, {"side": "green"}) for word in words)


def test_the_story_addresses_the_one_it_is_told_to():
    line = {seat: GAME.text.story(Won(0, "resign"), seat) for seat in (0, 1)}
    assert say("de", line[0].key, line[0].facts) == "Du gewinnst: Dein Gegenüber gibt auf."
    assert say("de", line[1].key, line[1].facts) == "Grün gewinnt: Grau gibt auf."
    assert say("en", line[0].key, line[0].facts) == "You win: your opponent resigns."
    assert say("en", line[1].key, line[1].facts) == "Green wins: Grey resigns."


def test_the_story_of_fights_and_losses():
    def told(event, language="de", seat=1):
        line = GAME.text.story(event, seat)
        return say(language, line.key, line.facts)

    assert told(DuelFought(0, 54, 2, 44, 1, (44,))) == "Duell e6 gegen e5: 2 schlägt 1, e5 verloren."
    assert told(DuelFought(0, 54, 2, 44, 2, (44, 54))) == "Duell e6 gegen e5: 2 gegen 2, beide verloren."
    assert told(GunFought(0, 66, 76, 1, 66)).endswith("Der Würfel zeigt 1, der Panzer ist verloren.")
    fuel = InstallationLost(1, 2, 64)
    assert told(fuel) == "Dein Treibstofflager auf e7 ist zerstört: ab jetzt nur noch 4 Felder je Spielzug."
    assert told(fuel, "en", 0) == "Grey’s fuel depot on e7 is destroyed: from now on only 4 squares a turn."


def test_numbers_are_spoken_with_their_nouns():
    moved = {"side": "green", "you": "no", "paths": "e1>e2"}
    assert say("de", "panzerschlacht-story-moved", {**moved, "squares": 1}) == "Grün fährt 1 Feld: e1>e2."
    assert (
        say("de", "panzerschlacht-story-moved", {**moved, "you": "yes", "squares": 6}) == "Du fährst 6 Felder: e1>e2."
    )
    whites = {"side": "grey", "you": "no"}
    assert [say("de", "panzerschlacht-story-whites", {**whites, "whites": n}) for n in (0, 1, 4)] == [
        "Grau hat keinen weißen Schuss mehr.",
        "Grau hat noch 1 weißen Schuss.",
        "Grau hat noch 4 weiße Schüsse.",
    ]


@rule("PS-51")
def test_fired_shots_are_named_by_their_squares():
    def told(plan: Plan) -> str:
        line = story(ShotsRevealed(1, plan), 1)
        assert line
        return say("en", line.key, line.facts)

    assert [told(Plan()), told(Plan((44, 33), (7,))), told(Plan((), (7, 8)))] == [
        "Your shots: none.",
        "Your shots: red d4, e5, white h1.",
        "Your shots: white h1, i1.",
    ]


@rule("PS-20", "PS-89")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_squares_and_numbers(language):
    short = refusal(demo(), "G move e1>e2>e3>e4; f1>e1>e2")
    assert {"6", "5"} <= set(say(language, short.key, short.facts).replace(".", "").replace(";", "").split())
    blocked = refusal(demo(), "G move f1>e1")
    assert "e1" in say(language, blocked.key, blocked.facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusals_of_random_mistakes_are_all_sayable(language):
    rng = Random(5)
    for entry in random_game(9):
        for _ in range(3):
            squares = ">".join(f"{rng.choice('abcdefghij')}{rng.randint(1, 10)}" for _ in range(3))
            for line in (f"G move {squares}", f"Y plan R={squares.replace('>', ',')}", "G pass", "Y draw accept"):
                if found := verdict(entry.before, line):
                    assert say(language, found.key, found.facts)
