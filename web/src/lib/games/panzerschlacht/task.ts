// What the board does for each thing that may be asked: what it shows, and what pointer and keys do on it.
import { isArrow } from '../../board/arrows';
import { t } from '../../i18n.svelte';
import type { Refusal } from '../../protocol.gen';
import type { Drive } from './drive.svelte';
import type { Fights } from './fights.svelte';
import { setupFigures, standingOn, type Figure } from './figures';
import type { Marks, Tip } from './marks';
import type { ShotPlan } from './plan.svelte';
import type { SetUp } from './setup.svelte';
import { name, neighbour, NOWHERE } from './squares';
import type { Side, Square } from './wire';
import { oddsText, why } from './words';

export interface Task {
  figures: readonly Figure[];
  /** Where tanks stood before they were driven in the trial. */
  ghosts: readonly Figure[];
  /** `pointed` is the square that pointer or keyboard is on. */
  marks: (pointed: Square) => Marks;
  /** More than the name of the piece; null: say nothing about this square. */
  tip: (square: Square, figure: Figure | undefined) => Tip | null | undefined;
  press: (square: Square) => void;
  /** Why a press there would do nothing, if so. */
  vain: (square: Square) => Promise<Tip | undefined>;
  /** The figure that may be carried away from a square. */
  grab: (square: Square) => Figure | undefined;
  lift: (figure: Figure) => void;
  drop: (figure: Figure, square: Square) => void;
  /** True if the key was of use; or the square to go to. */
  key: (event: KeyboardEvent, square: Square) => boolean | Square;
}

/** Nothing is asked: the board can be looked at. */
export const looking = (figures: readonly Figure[]): Task => ({
  figures,
  ghosts: [],
  marks: () => ({}),
  tip: () => undefined,
  press: () => {},
  vain: () => Promise.resolve(undefined),
  grab: () => undefined,
  lift: () => {},
  drop: () => {},
  key: () => false,
});

const tipOf = (square: Square, why: Refusal | undefined): Tip | undefined =>
  why && { square, text: t(why.key, why.facts), rule: why.rule };

/** Somebody else is asked. */
export const waiting = (figures: readonly Figure[]): Task => ({
  ...looking(figures),
  vain: (square) => Promise.resolve({ square, text: t('vain-wait') }),
});

const PIECE_KEYS = { h: 'hq', a: 'am', f: 'fu', g: 'gun', m: 'mine' } as const;
const isPieceKey = (key: string): key is keyof typeof PIECE_KEYS => key in PIECE_KEYS;
const isRemoving = (key: string): boolean => key === 'delete' || key === 'backspace';

export function settingUp(setUp: SetUp, side: Side): Task {
  const figures = setupFigures(setUp.setup, side);
  return {
    ...looking(figures),
    marks: () => ({
      wrong: setUp.wrong,
      walled: setUp.advice?.walled_in ?? [],
      selected: setUp.hand?.from ?? NOWHERE,
      room: setUp.room,
    }),
    tip: (square) => {
      const breach = setUp.breaches.find(({ facts }) => facts.square === name(square));
      return breach && { square, text: why(breach), rule: breach.rule };
    },
    press: (square) => setUp.press(square),
    vain: (square) =>
      Promise.resolve(
        setUp.hand || setUp.pieceOn(square)
          ? undefined
          : { square, text: t('vain-setup', { box: setUp.box.length > 0 ? 'yes' : 'no' }) },
      ),
    grab: (square) => standingOn(figures, square),
    lift: () => setUp.letGo(),
    drop: ({ kind, value, square: from }, square) => setUp.drop({ kind, value }, from, square),
    key: (event, square) => {
      const key = event.key.toLowerCase();
      if (setUp.supply.tanks.includes(Number(key))) setUp.tank(Number(key), square);
      else if (isPieceKey(key)) setUp.place(PIECE_KEYS[key], square);
      else if (isRemoving(key)) setUp.remove(square);
      else if (key === 'escape') setUp.letGo();
      else return false;
      return true;
    },
  };
}

export function planning(shots: ShotPlan, figures: readonly Figure[]): Task {
  const open = shots.targets;
  const squares = Array.from({ length: 100 }, (_, square) => square);
  const shut = new Set(shots.advice ? squares.filter((square) => !open.has(square)) : []);
  return {
    ...looking(figures),
    marks: () => ({ plan: shots.plan, shut }),
    press: (square) => shots.toggle(square),
    vain: async (square) => tipOf(square, await shots.reason(square)),
    key: (event, square) => {
      const key = event.key.toLowerCase();
      if (key === 'r' || key === 'w') shots.toggle(square, key === 'r' ? 'red' : 'white');
      else if (isRemoving(key)) shots.remove(square);
      else return false;
      return true;
    },
  };
}

interface Wheel {
  drive: Drive;
  side: Side;
  turned: boolean;
}

/** PS-35: the tanks stand where the trial has brought them. */
export function driving({ drive, side, turned }: Wheel, standing: readonly Figure[]): Task {
  const isOwn = (figure: Figure | undefined) => figure?.kind === 'tank' && figure.side === side;
  const ends = new Map(drive.paths.map((path) => [path[0]!, path.at(-1)!]));
  const driven = standing.filter((figure) => isOwn(figure) && ends.has(figure.square));
  const figures = standing.map((figure) =>
    driven.includes(figure) ? { ...figure, square: ends.get(figure.square)! } : figure,
  );
  const tankOn = (square: Square) => {
    const figure = standingOn(figures, square);
    return isOwn(figure) ? figure : undefined;
  };
  return {
    ...looking(figures),
    ghosts: driven.map((figure) => ({ ...figure, key: `ghost-${figure.key}`, plate: null })),
    marks: (pointed) => ({
      selected: drive.selected,
      reach: drive.reach,
      paths: drive.paths,
      closed: drive.advice?.closed.map(({ square }) => square) ?? [],
      fights: drive.advice?.odds ?? [],
      route: drive.routeTo(pointed) ?? [],
    }),
    tip: (square, figure) => {
      const closed = drive.whyNot(square);
      if (closed) return { square, text: why(closed), rule: closed.rule };
      return isOwn(figure) && drive.selected !== NOWHERE ? null : undefined; // where it may go is to be seen
    },
    press: (square) => {
      if (tankOn(square)) drive.select(square === drive.selected ? NOWHERE : square);
      else drive.driveTo(square);
    },
    vain: async (square) => {
      if (tankOn(square) || drive.routeTo(square)) return undefined;
      if (drive.selected === NOWHERE) return { square, text: t('vain-drive') };
      return tipOf(square, await drive.reason(square));
    },
    grab: tankOn,
    lift: ({ square }) => drive.select(square),
    drop: (_, square) => drive.driveTo(square),
    key: (event) => {
      const key = event.key.toLowerCase();
      if (event.shiftKey && isArrow(event.key) && drive.selected !== NOWHERE)
        return step(drive, event.key, turned);
      if (key === 'u' || isRemoving(key)) drive.undo();
      else if (key === 'escape') drive.select(NOWHERE);
      else return false;
      return true;
    },
  };
}

/** One step of the selected tank in the direction of an arrow; where it is closed, the square says why. */
function step(drive: Drive, arrow: string, turned: boolean): Square {
  const to = neighbour(drive.selected, arrow, turned);
  drive.driveTo(to);
  return to;
}

export function fighting(fights: Fights, figures: readonly Figure[]): Task {
  return {
    ...looking(figures),
    marks: () => ({
      fights: fights.pairs.map((fight) => ({ ...fight, chosen: fights.isChosen(fight) })),
      selected: fights.chosen?.target ?? NOWHERE,
    }),
    tip: (square) => {
      const odds = fights.advice?.odds.find(({ target }) => target === square);
      return odds && { square, text: oddsText(odds) };
    },
    press: (square) => fights.press(square),
    vain: (square) => Promise.resolve(fights.touches(square) ? undefined : { square, text: t('vain-fight') }),
  };
}
