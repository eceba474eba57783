import { Asker } from '../../board/asker';
import type { Match } from '../../match.svelte';
import type { Refusal } from '../../protocol.gen';
import { INSTALLATIONS, isInstallation, type Kind } from './figures';
import { named, NOWHERE } from './squares';
import type { Square } from './wire';
import type { Setup, SetupAdvice, SetupSuggestion, Supply, View } from './protocol.gen';

/** A piece to be placed; tanks are told apart by their value. */
export interface Piece {
  kind: Kind;
  value: number;
}

const none: Supply = { tanks: [], guns: 0, mines: 0, ready_made: [] };

const empty: Setup = {
  type: 'Setup',
  installations: [NOWHERE, NOWHERE, NOWHERE],
  tanks: [],
  guns: [],
  mines: [],
};

const same = (one: Piece, other: Piece): boolean => one.kind === other.kind && one.value === other.value;

/** A set-up in the making: private to this browser until it is sealed. What is wrong with it, the rules say. */
export class SetUp {
  setup = $state.raw<Setup>(empty);
  /** What the player holds, and where he took it from. */
  hand = $state.raw<{ piece: Piece; from: Square }>();
  advice = $state.raw<SetupAdvice>();

  #match: Match;
  #asker = new Asker(() => this.#match);

  constructor(match: Match) {
    this.#match = match;
  }

  /** Takes up what was begun before the page was loaded anew. */
  begin(): void {
    if (this.isBegun) return;
    this.setup = this.#remembered() ?? empty;
    void this.#judge();
  }

  /** What there is to place, and set-ups to start from; the rules say. */
  get supply(): Supply {
    return (this.#match.table?.view as View | undefined)?.supply ?? none;
  }

  /** What is still in the box, the piece in hand included. */
  get box(): Piece[] {
    const placed = [...this.#placed()].map(({ piece }) => piece);
    return piecesOf(this.supply).filter((piece) => {
      const index = placed.findIndex((other) => same(other, piece));
      if (index >= 0) placed.splice(index, 1);
      return index < 0;
    });
  }

  get isBegun(): boolean {
    return this.hand !== undefined || !this.#placed().next().done;
  }

  get breaches(): readonly Refusal[] {
    return this.advice?.breaches ?? [];
  }

  /** The squares that a breach is about. */
  get wrong(): Square[] {
    return this.breaches.flatMap(({ facts }) => this.#places(facts));
  }

  /** Where the piece in hand may stand. */
  get room(): readonly Square[] {
    return (this.hand && this.advice?.room[this.hand.piece.kind]) ?? [];
  }

  get ready(): boolean {
    return this.advice !== undefined && this.breaches.length === 0 && !this.hand;
  }

  pick(piece: Piece): void {
    this.hand = { piece, from: NOWHERE };
  }

  /** Click on a square: put down what is in hand, or take up what stands there. */
  press(square: Square): void {
    if (this.hand) this.put(square);
    else this.take(square);
  }

  take(square: Square): void {
    const piece = this.pieceOn(square);
    if (piece) this.hand = { piece, from: square };
  }

  /** Puts the piece in hand on a square; another piece that stood there comes into the hand. */
  put(square: Square): void {
    const hand = this.hand;
    const there = this.pieceOn(square);
    if (!hand || (there && same(there, hand.piece) && hand.from === NOWHERE)) return;
    this.hand = undefined;
    if (there && same(there, hand.piece)) return;
    const swapped = there && there.kind !== 'mine' && hand.piece.kind !== 'mine' ? there : undefined;
    let setup = hand.from === NOWHERE ? this.setup : without(this.setup, hand.piece, hand.from);
    if (swapped) setup = without(setup, swapped, square);
    this.#change(withPiece(setup, hand.piece, square));
    if (swapped) this.hand = { piece: swapped, from: NOWHERE };
    else if (hand.from === NOWHERE) this.#next(hand.piece);
  }

  /** Moves a piece that was dragged; off the board is back into the box. */
  drop(piece: Piece, from: Square, square: Square): void {
    this.hand = { piece, from };
    if (square === NOWHERE) this.putBack();
    else this.put(square);
    this.hand = undefined;
  }

  /** The piece in hand goes back into the box. */
  putBack(): void {
    const hand = this.hand;
    this.hand = undefined;
    if (hand && hand.from !== NOWHERE) this.#change(without(this.setup, hand.piece, hand.from));
  }

  /** Never mind: what is in hand stays where it was. */
  letGo(): void {
    this.hand = undefined;
  }

  remove(square: Square): void {
    const piece = this.pieceOn(square);
    if (piece) this.#change(without(this.setup, piece, square));
  }

  /** A tank of this value on this square, wherever it was; a tank that stands there swaps values with it. */
  tank(value: number, square: Square): void {
    const there = this.setup.tanks.find((tank) => tank.square === square);
    const elsewhere = this.setup.tanks.find((tank) => tank.value === value);
    const others = this.setup.tanks.filter((tank) => tank !== there && tank !== elsewhere);
    const swapped =
      there && elsewhere && there !== elsewhere ? [{ square: elsewhere.square, value: there.value }] : [];
    this.hand = undefined;
    this.#change({ ...this.setup, tanks: [...others, ...swapped, { square, value }] });
  }

  /** The next piece of a kind from the box on this square. */
  place(kind: Kind, square: Square): void {
    const piece = this.box.find((one) => one.kind === kind) ?? this.#placedOne(kind);
    if (!piece) return;
    const from = isInstallation(kind) ? this.#where(kind) : NOWHERE;
    this.hand = { piece, from };
    this.put(square);
    this.hand = undefined;
  }

  async suggest(id: string): Promise<void> {
    const number = Math.floor(Math.random() * 2 ** 31);
    const suggestion = await this.#asker.ask<SetupSuggestion>({ type: 'SuggestSetup', id, number });
    if (!suggestion) return this.#judge(); // asking for it may have cut short what was asked before
    this.hand = undefined;
    this.#change(suggestion.setup);
  }

  clear(): void {
    this.hand = undefined;
    this.#change(empty);
  }

  pieceOn(square: Square): Piece | undefined {
    const there = [...this.#placed()].filter((placed) => placed.square === square).map(({ piece }) => piece);
    return there.find(({ kind }) => kind !== 'mine') ?? there[0];
  }

  #next({ kind }: Piece): void {
    const group = isInstallation(kind) ? INSTALLATIONS : [kind];
    const piece = this.box.find((one) => group.includes(one.kind as never));
    if (piece) this.hand = { piece, from: NOWHERE };
  }

  #where(kind: Kind): Square {
    return [...this.#placed()].find(({ piece }) => piece.kind === kind)?.square ?? NOWHERE;
  }

  #placedOne(kind: Kind): Piece | undefined {
    return isInstallation(kind) ? { kind, value: 0 } : undefined;
  }

  *#placed(): Generator<{ piece: Piece; square: Square }> {
    const { installations, tanks, guns, mines } = this.setup;
    for (const [index, square] of installations.entries()) {
      if (square !== NOWHERE) yield { piece: { kind: INSTALLATIONS[index]!, value: 0 }, square };
    }
    for (const { square, value } of tanks) yield { piece: { kind: 'tank', value }, square };
    for (const square of guns) yield { piece: { kind: 'gun', value: 0 }, square };
    for (const square of mines) yield { piece: { kind: 'mine', value: 0 }, square };
  }

  #places(facts: Refusal['facts']): Square[] {
    if ('square' in facts) return [named(String(facts.square))];
    const standing = this.setup.installations.filter((square) => square !== NOWHERE);
    if ('row' in facts) return standing.filter((square) => Math.floor(square / 10) + 1 === facts.row);
    if ('file' in facts) return standing.filter((square) => 'abcdefghij'[square % 10] === facts.file);
    return [];
  }

  #change(setup: Setup): void {
    this.setup = setup;
    this.#remember();
    void this.#judge();
  }

  #remember(): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.setup));
    } catch {
      // Private windows may refuse storage; the draft then lasts as long as the page.
    }
  }

  async #judge(): Promise<void> {
    const advice = await this.#asker.ask<SetupAdvice>({ type: 'TrySetup', setup: this.setup });
    this.advice = advice ?? undefined;
  }

  get #key(): string {
    return `panzerkiste.setup.${this.#match.id}.${this.#match.table?.seat}`;
  }

  #remembered(): Setup | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as Setup | null;
    } catch {
      return null;
    }
  }
}

const piecesOf = ({ tanks, guns, mines }: Supply): Piece[] => [
  ...INSTALLATIONS.map((kind) => ({ kind, value: 0 })),
  ...tanks.map((value) => ({ kind: 'tank' as const, value })),
  ...Array.from({ length: guns }, () => ({ kind: 'gun' as const, value: 0 })),
  ...Array.from({ length: mines }, () => ({ kind: 'mine' as const, value: 0 })),
];

function without(setup: Setup, { kind, value }: Piece, square: Square): Setup {
  switch (kind) {
    case 'tank':
      return { ...setup, tanks: setup.tanks.filter((tank) => tank.value !== value) };
    case 'gun':
      return { ...setup, guns: dropOne(setup.guns, square) };
    case 'mine':
      return { ...setup, mines: dropOne(setup.mines, square) };
    default:
      return { ...setup, installations: replaced(setup, kind, NOWHERE) };
  }
}

function withPiece(setup: Setup, { kind, value }: Piece, square: Square): Setup {
  switch (kind) {
    case 'tank':
      return { ...setup, tanks: [...setup.tanks, { square, value }] };
    case 'gun':
      return { ...setup, guns: [...setup.guns, square] };
    case 'mine':
      return { ...setup, mines: [...setup.mines, square] };
    default:
      return { ...setup, installations: replaced(setup, kind, square) };
  }
}

function dropOne(squares: Square[], square: Square): Square[] {
  const index = squares.indexOf(square);
  return squares.filter((_, other) => other !== index);
}

function replaced({ installations }: Setup, kind: Kind, square: Square): Setup['installations'] {
  const [hq, am, fu] = installations;
  if (kind === 'hq') return [square, am, fu];
  return kind === 'am' ? [hq, square, fu] : [hq, am, square];
}
