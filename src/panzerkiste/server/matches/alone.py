"""A table to oneself, in a lesson or a puzzle: nobody else sits there, and nothing of it is kept."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from panzerkiste.engine.game import AnyGame, Seat, Step
from panzerkiste.server.matches import protocol
from panzerkiste.server.matches.picture import offered, shown
from panzerkiste.server.matches.seen import Seen
from panzerkiste.server.matches.time_controls import Untimed


class Alone:
    """*others*: who plays for the seats that nobody has."""

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        name: str,
        options: Mapping[str, Any],
        others: Literal["coach", "rival"],
        tell: Callable[[Any], None],
    ) -> None:
        self.game, self.seat, self.tell, self._others = game, seat, tell, others
        self.seq = 0  # of what was told last
        self.state: Any = None
        self._name, self.options = name, msgspec.convert(options, game.types.options)
        self._seen, self._laid = Seen(), 0

    def lay(self, state: Any) -> None:
        """The table anew."""
        self.state = state
        self._laid += 1
        self.tell(self._picture())

    def happen(self, step: Step[Any, Any]) -> None:
        self.state, self.seq = step.state, self.seq + 1
        told = [told.event for told in step.told if told.heard_by(self.seat)]
        happened = tuple(protocol.Happened(self.seq, event, self.game.text.story(event, self.seat)) for event in told)
        self.tell(
            protocol.Update(
                seq=self.seq,
                happened=happened,
                kept=None,
                changes=self._seen.news(self.seat, shown(self.game, self.state, self.seat)),
                turn=self.game.hosting.turn(self.state),
                offer=offered(self.game, self.state, self.seat),
                waiting=self._waiting(),
                clock=None,
                can_undo=False,
                can_ask_undo=False,
                result=None,  # it goes on, also where a match would be over
            )
        )

    def _picture(self) -> protocol.Table:
        game, options = self.game, self.options
        self._seen.forget(self.seat)
        return protocol.Table(
            match=f"{self._name} {self._laid}",
            game=game.id,
            options=msgspec.to_builtins(game.information.shown_options(options)),
            goal=game.text.goal(options),
            seat=self.seat,
            seats=self._seats(),
            secrets=game.information.secrets(options),
            seq=self.seq,
            happened=(),
            kept=-1,  # the story begins anew
            view=self._seen.enter(self.seat, shown(game, self.state, self.seat)),
            turn=game.hosting.turn(self.state),
            offer=offered(game, self.state, self.seat),
            waiting=self._waiting(),
            time=Untimed(),
            clock=None,
            adjournment=None,
            can_rest=False,
            orders=(),
            can_undo=False,
            can_ask_undo=False,
            takeback=None,
            preparing=None,
            coach=False,  # whoever speaks beside it is enough
            rematch="",
            commitment="",
            result=None,
        )

    def _waiting(self) -> protocol.Waiting | None:
        owed = self.game.play.decision(self.state)
        return protocol.Waiting(owed.shown, owed.ask) if owed else None

    def _seats(self) -> tuple[protocol.SeatInfo, ...]:
        sides = self.game.seat_names(self.game.play.seats(self.state))
        return tuple(self._seat_info(seat, side) for seat, side in enumerate(sides))

    def _seat_info(self, seat: Seat, side: str) -> protocol.SeatInfo:
        own = seat == self.seat
        return protocol.SeatInfo(
            seat=seat,
            side=side,
            kind="person" if own else self._others,
            name="",
            level=0,
            here=True,
            yours=own,
            program=False,
            substitute_in=None,
        )
