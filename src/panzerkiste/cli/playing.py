"""A match in the terminal, against a bot: the board in letters, answers in notation."""

import hashlib
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import monotonic
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.markup import escape
from rich.text import Text

from panzerkiste import bots as computer_players
from panzerkiste.bots import ENGINE, attempt, levels
from panzerkiste.cli.records import stories
from panzerkiste.cli.terminal import (
    console,
    game_voice,
    known_bot,
    known_game,
    refusal,
    say,
    seat_called,
    stop,
    tell,
    title,
)
from panzerkiste.engine.chance import Verifiable, commitment, new_seed
from panzerkiste.engine.game import CHANCE, HOST, AnyGame, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.engine.match import AnyMatch, Header, Match, TakeBack, write_record

SECONDS: Final = 2.5  # a bot's time for one answer
SUGGESTIONS: Final = 5
COLOURS: Final = ("green", "bright_black", "cyan", "magenta", "yellow", "blue", "red", "white")

Bot = Callable[[AnyMatch, Seat], Any]


def play(
    game: Annotated[str, typer.Argument(help=say("help-game"), show_default=False)],
    against: Annotated[str, typer.Option("--against", help=say("help-against"), show_default=False)] = "",
    side: Annotated[str, typer.Option("--side", help=say("help-side"), show_default=False)] = "",
    seed: Annotated[int | None, typer.Option("--seed", help=say("help-play-seed"), show_default=False)] = None,
    save: Annotated[Path | None, typer.Option("--save", help=say("help-save"), show_default=False)] = None,
) -> None:
    chosen = known_game(game)
    seats = chosen.players[0]
    own = seat_called(chosen, side or chosen.seat_names(seats)[0], seats)
    secret = new_seed() if seed is None else hashlib.sha256(str(seed).encode()).digest()
    bot = known_bot(chosen, against or str(min(1, levels(chosen))))
    table = Table(chosen, own, secret, _bot(chosen, bot, Random(secret.hex())))
    tell("welcome", game=title(chosen), bot=str(bot).removeprefix(ENGINE), kind=_kind(bot), side=table.side_name(own))
    tell("welcome-help")
    try:
        table.play()
    except (EOFError, KeyboardInterrupt):
        console.print()
        tell("left")
    _save(table, save)


def _kind(bot: computer_players.Bot) -> str:
    if bot == computer_players.UNIFORM:
        return "random"
    return "named" if isinstance(bot, str) else "level"


def _bot(game: AnyGame, bot: computer_players.Bot, rng: Random) -> Bot:
    def think(match: AnyMatch, seat: Seat) -> Any:
        view, offer = game.information.view(match.state, seat), game.play.offer(match.state, seat)
        heard, own = tuple(event for _, event in match.heard(seat)), Random(rng.getrandbits(32))
        with console.status(say("thinking")):
            known = Knowledge(game, view, offer, heard, seat, own, monotonic() + SECONDS)
            action, fault = attempt(bot, known)
        if fault:
            tell("bot-failed", why=fault)
        return action

    return think


def _save(table: "Table", file: Path | None) -> None:
    if file is None:
        return
    over = table.game.play.result(table.match.state) is not None
    record = msgspec.structs.replace(table.match.record, seed=table.seed.hex() if over else "")
    try:
        file.write_bytes(write_record(record))
    except OSError as error:
        stop("not-written", file=str(file), why=error.strerror or str(error))
    tell("saved", file=str(file))


class Table:
    """One person and a bot at a match."""

    def __init__(self, game: AnyGame, own: Seat, seed: bytes, bot: Bot) -> None:
        self.game, self.own, self.seed, self.bot = game, own, seed, bot
        seats = game.players[0]
        names = tuple(say("you") if seat == own else say("bot") for seat in range(seats))
        created = datetime.now(UTC).isoformat(timespec="seconds")
        options = msgspec.to_builtins(game.types.options())
        header = Header(game.id, game.rules, options, names, created, commitment(seed), ("",) * seats)
        self.match: AnyMatch = Match(game, header)
        self.told = 0
        self.suggested: list[Any] = []

    def side_name(self, seat: Seat) -> str:
        id = self.game.seat_names(self.game.players[0])[seat]
        return game_voice(self.game).format(f"{self.game.id}-side-{id}")

    def play(self) -> None:
        while owed := self.game.play.decision(self.match.state):
            if CHANCE in owed.seats:
                source = Verifiable(self.seed, self.match.header.values, len(self.match.entries))
                self.match.submit(CHANCE, self.game.play.sample(self.match.state, source))
            elif self.own in owed.seats:
                self._answer(owed.ask)
            else:
                self.match.submit(owed.seats[0], self.bot(self.match, owed.seats[0]))
            self._tell()
        self._show()
        self._say_result()

    def _tell(self) -> None:
        """The story since it was last told."""
        for line in stories(self.match, self.own, self.told):
            console.print(f"  {escape(line)}")
        self.told = len(self.match.steps)

    def _show(self) -> None:
        drawn = Text(self.game.text.board(self.game.information.view(self.match.state, self.own)))
        for seat, code in enumerate(self.game.seat_codes(self.game.players[0])):
            drawn.highlight_regex(rf"\b{code}[\w?]+\*?", f"bold {COLOURS[seat % len(COLOURS)]}")
        console.print(drawn)

    def _say_result(self) -> None:
        result = self.game.play.result(self.match.state)
        assert result is not None, "nobody is asked any more, so the game is over"
        outcome = "draw" if not result.winners else "won" if self.own in result.winners else "lost"
        console.print(f"[bold]{escape(say(f'result-{outcome}'))}[/bold]")

    def _answer(self, ask: str) -> None:
        """Ask until an answer, or an aside, is accepted."""
        self._show()
        console.print(f"[bold]{escape(game_voice(self.game).format(f'{self.game.id}-ask-{ask}'))}[/bold]")
        before = len(self.match.entries)
        while len(self.match.entries) == before:
            text = console.input(f"{self.side_name(self.own)} > ").strip()
            if text:
                self._do(text, ask)

    def _do(self, text: str, ask: str) -> None:
        match text.lower().split():
            case ["help" | "hilfe" | "?"]:
                self._help(ask)
            case ["board" | "brett"]:
                self._show()
            case ["suggest" | "vorschlag"]:
                self._suggest()
            case ["undo" | "zurück"]:
                self._undo()
            case ["quit" | "ende"]:
                raise EOFError
            case [number] if number.isdecimal() and 0 < int(number) <= len(self.suggested):
                self._submit(lambda: (self.own, self.suggested[int(number) - 1]))
            case _:
                self._submit(lambda: self._read(text))

    def _read(self, text: str) -> tuple[Seat, Any]:
        """A ready-made answer by its name, or notation; the own letter may be left out."""
        ready = self._ready_answers()
        line = ready.get(text.lower(), text)
        code = self.game.seat_codes(self.game.players[0])[self.own]
        if line.split()[0] != code:
            line = f"{code} {line}"
        return self.game.text.parse(self.match.state, line)

    def _submit(self, read: Callable[[], tuple[Seat, Any]]) -> None:
        try:
            seat, action = read()
            if seat != self.own:
                return tell("not-your-seat")
            self.match.submit(seat, action)
            self.suggested = []
        except Illegal as illegal:
            console.print(f"[red]{escape(refusal(self.game, illegal))}[/red]")
        return None

    def _ready_answers(self) -> Mapping[str, str]:
        return self.game.text.ready_answers(self.game.information.view(self.match.state, self.own))

    def _help(self, ask: str) -> None:
        tell("help-commands")
        voice = game_voice(self.game)
        for key in (f"cli-{self.game.id}-{ask}", f"cli-{self.game.id}-board"):
            if voice.knows(key):
                console.print(escape(voice.format(key)))
        for name in self._ready_answers():
            title, advice = (voice.format(f"{self.game.id}-{ask}-{name}{part}") for part in ("", "-advice"))
            console.print(f"  [bold]{name}[/bold]  {escape(title)}. {escape(advice)}")

    def _suggest(self) -> None:
        """Some legal answers with numbers; a number plays one."""
        state, offer = self.match.state, self.game.play.offer(self.match.state, self.own)
        found = list(offer.actions)
        if offer.space:
            found += self.game.play.candidates(state, self.own, Random(len(self.match.entries)), SUGGESTIONS)
        self.suggested = found
        for number, action in enumerate(found, 1):
            console.print(f"{number:>3} {escape(self.game.text.notate(state, self.own, action))}")
        tell("suggested")

    def _undo(self) -> None:
        """The latest step, freely; or where nothing is hidden the last choice with the bot's answer to it."""
        free = self.match.step_back(self.own)
        last = self.match.before_last(self.own) if self.game.hosting.takebacks else None
        if free is None and last is not None:
            self.match.submit(HOST, TakeBack(last))
        elif free is None:
            reason = Illegal("UNDO", "learnt" if self.match.entries else "nothing")
            console.print(f"[red]{escape(refusal(self.game, reason))}[/red]")
        else:
            self.match.submit(self.own, TakeBack(free))
