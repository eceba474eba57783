import type { Language } from '../../../i18n.svelte';
import type { Check, Fittings } from './protocol.gen';
import { Draft } from '../../../workshop/draft.svelte';
import type { Catalogue } from '../catalogue.svelte';
import type { Point } from '../map/overlay';
import { boxOf } from '../map/plane';
import {
  barred,
  boardOf,
  connected,
  isBuilding,
  newBuilding,
  newPiece,
  renamed,
  resized,
  said,
  thingCalled,
  thingsOf,
  type Building,
  type File,
  type Sizes,
  type Thing,
} from './field';
import { fitted, houseNear, type Fitting } from './fitting';
import { handleAt, thingAt, type Eyes, type Hit, type Part } from './hits';
import {
  carried,
  countOf,
  duplicated,
  placeOf,
  scaled,
  slid,
  withCorner,
  withNewCorner,
  withoutCorner,
  withoutPart,
} from './reshaping';
import { isProper, movedBy, turnedAbout, type Corner } from './shapes';
import { SightTest } from './sight.svelte';
import { Sketch } from './sketch.svelte';
import { snapped, type Snap } from './snapping';
import { cornersBut, middleOf, strokeOf, type Guide, type Stroke } from './strokes';
import { isDrawing, isFitting, shapeOf, type Tool } from './tools';
import { added, changed, completed, copied, removed, type Symmetry } from './symmetry';
import { carriedOver, UNTOLD } from './walls';

const CORNER_REACH = 9; // pixels within which a corner draws the pointer

/** The drawing board: a battlefield, what is selected, the tool in hand, and the way back. */
export class Editor {
  readonly catalogue: Catalogue;
  readonly draft: Draft<File>;
  readonly sight: SightTest;
  /** What is being drawn. */
  readonly sketch = new Sketch(
    (at) => this.rest(at),
    (outline) => this.#draw(outline),
  );

  tool = $state<Tool>('select');
  snap = $state<Snap>({ grid: 0.5, corners: true, angles: false });
  symmetry = $state<Symmetry>('none');
  /** What the server last said, and about which battlefield; it may be a little behind. */
  verdict = $state.raw<{ file: File; check: Check }>();

  #chosen = $state.raw<readonly string[]>([]);
  #part = $state.raw<Part>();
  #stroke: { before: File; to: Stroke } | undefined;
  /** The sizes that followed from the shapes when the sheet was last judged. */
  #sizes: Sizes = {};
  #inch = 16; // pixels
  #shift = false;

  readonly file = $derived.by(() => this.draft.work);
  readonly board = $derived.by(() =>
    boardOf(this.file, this.catalogue.terrainKinds, (one) => this.usualOf(one)),
  );
  /** What is selected and still there. */
  readonly selected = $derived<readonly Thing[]>(
    this.#chosen.flatMap((id) => thingCalled(this.file, id) ?? []),
  );
  readonly check = $derived(this.verdict?.check);
  /** The battlefield as the server writes it; empty until it has. */
  readonly text = $derived(this.verdict?.file === this.file ? this.verdict.check.text : '');
  readonly refused = $derived(
    this.check === undefined || this.check.findings.some(({ level }) => level === 'error'),
  );

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
    this.draft = new Draft(catalogue.sheet.file);
    this.sight = new SightTest(catalogue.heights);
  }

  /** What the server says of a battlefield. */
  judged(verdict: { file: File; check: Check } | undefined): void {
    this.verdict = verdict;
    this.#follow();
  }

  /** DZ-211: sizes follow from the shapes as they are judged, but not under the hand that is changing them. */
  #follow(): void {
    if (this.#stroke || this.verdict?.file !== this.file) return;
    const { sizes } = this.verdict.check;
    this.draft.touch(resized(this.file, this.#sizes, sizes));
    this.#sizes = sizes;
  }

  /** DZ-009: what hangs in the walls of a building that says nothing itself, as far as the server has told. */
  usualOf(house: Building): Fittings {
    const before = this.verdict?.file.building.find(({ id }) => id === house.id);
    const told = this.check?.usual[house.id];
    return before && told ? carriedOver(told, before, house.outline) : UNTOLD;
  }

  /** And in those of the one that is selected. */
  get usual(): Fittings {
    return this.house ? this.usualOf(this.house) : UNTOLD;
  }

  /** Whether it is known what a new door or window would hang beside. */
  isTold(house: Building, sort: 'door' | 'window'): boolean {
    const own = sort === 'door' ? house.entrances : house.openings;
    return own !== null || this.usualOf(house) !== UNTOLD;
  }

  get one(): Thing | undefined {
    return this.selected.length === 1 ? this.selected[0] : undefined;
  }

  get house(): Building | undefined {
    return this.one && isBuilding(this.one) ? this.one : undefined;
  }

  get part(): Part | undefined {
    return this.one && this.#part && this.#part.index < countOf(this.one, this.usual, this.#part)
      ? this.#part
      : undefined;
  }

  get #guide(): Guide {
    return {
      snap: this.snap,
      symmetry: this.symmetry,
      reach: CORNER_REACH / this.#inch,
      straight: this.#shift !== this.snap.angles,
    };
  }

  /** Puts another battlefield on the board. */
  open(file: File, how: { saved?: boolean } = {}): void {
    this.draft.open(file, how);
    this.verdict = undefined;
    this.#sizes = {};
    this.select([]);
    this.sketch.clear();
    this.sight.clear();
  }

  take(tool: Tool): void {
    this.tool = tool;
    this.sketch.clear();
    if (isDrawing(tool)) this.sketch.shape = shapeOf(tool);
    if (isDrawing(tool) || tool === 'sight') this.select([]);
  }

  /** What the hand needs to know: pixels for an inch, and whether Shift is held. */
  feel(inch: number, { shift }: { shift: boolean }): void {
    [this.#inch, this.#shift] = [inch, shift];
  }

  // Selecting.

  select(ids: readonly string[], part?: Part): void {
    this.#chosen = ids;
    this.#part = part;
  }

  /** This one, too, or not any more. */
  toggle(id: string): void {
    const others = this.#chosen.filter((other) => other !== id);
    this.select(others.length < this.#chosen.length ? others : [...others, id]);
  }

  selectWithin(a: Point, b: Point): void {
    const { west, east, south, north } = boxOf([a, b]);
    const inside = ([x, y]: Point): boolean => x >= west && x <= east && y >= south && y <= north;
    const found = thingsOf(this.file).filter(({ outline }) => outline.every(inside));
    this.select(found.map(({ id }) => id));
  }

  selectPart(part: Part | undefined): void {
    this.#part = part;
  }

  /** The next thing on the table, or the one before. */
  roam(way: 1 | -1): void {
    const all = thingsOf(this.file);
    if (all.length === 0) return;
    const here = all.findIndex(({ id }) => id === this.#chosen.at(-1));
    const next = here < 0 && way < 0 ? all.length - 1 : (here + way + all.length) % all.length;
    this.select([all[next]!.id]);
  }

  roamCorners(way: 1 | -1): void {
    if (!this.one) return;
    const corners = this.one.outline.length;
    const here = this.part?.sort === 'corner' ? this.part.index : way > 0 ? -1 : 0;
    this.#part = { sort: 'corner', index: (here + way + corners) % corners };
  }

  pick(at: Point, eyes: Eyes): Hit | undefined {
    const handle = this.tool === 'select' ? handleAt(this.selected, at, eyes, this.usual) : undefined;
    if (handle) return handle;
    const thing = thingAt(this.file, at, eyes);
    return thing && { sort: 'thing', id: thing.id };
  }

  // Strokes: pressed, pulled, and let go; all of it is one step back.

  /** Whether a pull from here changes something. */
  press(hit: Hit | undefined, at: Point): boolean {
    if (!hit || this.tool !== 'select') return false;
    if (hit.sort === 'thing' && !this.#chosen.includes(hit.id)) this.select([hit.id]);
    const to = strokeOf(this.file, this.selected, this.usual, hit, at);
    if (hit.sort === 'edge') this.#part = { sort: 'corner', index: hit.index + 1 };
    else if (hit.sort !== 'thing' && hit.sort !== 'turn') this.#part = hit;
    this.#stroke = to && { before: this.file, to };
    return to !== undefined;
  }

  pull(at: Point): void {
    if (this.#stroke) this.draft.touch(this.#stroke.to(at, this.#guide));
  }

  lift(): void {
    const before = this.#stroke?.before;
    this.#stroke = undefined;
    if (before && before !== this.file) this.draft.step(before);
    this.#follow();
  }

  /** As if nothing had been touched. */
  abandon(): void {
    if (this.#stroke) this.draft.touch(this.#stroke.before);
    this.#stroke = undefined;
    this.sketch.clear();
  }

  // Presses.

  /** A press without a pull. *also*: what is selected already stays so. */
  click(hit: Hit | undefined, at: Point, { also = false } = {}): void {
    if (isDrawing(this.tool)) return this.sketch.set(at);
    if (this.tool === 'sight') return this.sight.press(at, this.file);
    if (isFitting(this.tool)) return this.#fit(this.tool, hit, at);
    if (this.tool === 'connect') return this.#connect(hit);
    if (!hit) return this.select([]);
    if (hit.sort === 'thing') return also ? this.toggle(hit.id) : this.select([hit.id]);
    if (hit.sort === 'edge') return this.insertCorner(hit.index);
    if (hit.sort !== 'turn') this.#part = hit;
  }

  /** Where the pointer comes to rest while something is drawn. */
  rest(at: Point): Corner {
    const { snap, reach, straight } = this.#guide;
    const corners = [...cornersBut(this.file, []), ...this.sketch.corners.slice(0, 1)];
    const from = straight ? this.sketch.corners.at(-1) : undefined;
    return snapped(at, { ...snap, angles: straight }, { corners, reach, from });
  }

  #draw(outline: Corner[]): void {
    if (!isProper(outline)) return;
    const thing =
      this.tool === 'building'
        ? newBuilding(this.catalogue.sheet, this.file, outline)
        : newPiece(this.catalogue.sheet, this.file, this.tool.replace('terrain-', ''), outline);
    this.draft.change(added(this.file, thing, this.symmetry));
    this.select([thing.id]);
  }

  #fit(fitting: Fitting, hit: Hit | undefined, at: Point): void {
    const near = houseNear(this.file, hit, at);
    if (!near) return;
    const part = { sort: fitting === 'window' ? 'window' : 'door', index: 0 } as const;
    if (!this.isTold(near, part.sort)) return;
    const usual = this.usualOf(near);
    const house = fitted(near, usual, this.catalogue.walls, fitting, at, this.snap);
    this.put(house);
    this.select([house.id], { ...part, index: countOf(house, usual, part) - 1 });
  }

  #connect(hit: Hit | undefined): void {
    const thing = hit?.sort === 'thing' ? thingCalled(this.file, hit.id) : undefined;
    if (!thing || !isBuilding(thing)) return;
    if (!this.house || this.house.id === thing.id) return this.select([thing.id]);
    this.connect(this.house.id, thing.id);
  }

  // Steps.

  put(...things: Thing[]): void {
    this.draft.change(changed(this.file, things, this.symmetry));
  }

  insertCorner(edge: number): void {
    if (!this.one) return;
    this.put(withNewCorner(this.one, edge));
    this.#part = { sort: 'corner', index: edge + 1 };
  }

  moveCorner(index: number, to: Corner): void {
    if (this.one) this.put(withCorner(this.one, index, to));
  }

  scale(width: number, depth: number): void {
    if (this.one) this.put(scaled(this.one, width, depth));
  }

  removeCorner(index: number): void {
    if (!this.one || this.one.outline.length <= 3) return;
    this.put(withoutCorner(this.one, index));
    this.#part = undefined;
  }

  /** The part that is selected, or else everything that is. */
  remove(): void {
    const { house, part } = this;
    if (part?.sort === 'corner') return this.removeCorner(part.index);
    if (house && part) {
      this.put(withoutPart(house, this.usual, part));
      return this.select([house.id]);
    }
    if (this.selected.length === 0) return;
    this.draft.change(removed(this.file, this.selected, this.symmetry));
    this.select([]);
  }

  /** By inches: the part that is selected, or else everything that is. */
  nudge(dx: number, dy: number): void {
    const { one, house, part } = this;
    const move = movedBy(dx, dy);
    if (one && part?.sort === 'corner') return this.moveCorner(part.index, move(one.outline[part.index]!));
    if (house && part)
      return this.put(slid(house, this.usual, part, move(placeOf(house, this.usual, part)), this.snap));
    this.nudgeAll(dx, dy);
  }

  nudgeAll(dx: number, dy: number): void {
    if (this.selected.length > 0) this.put(...this.selected.map((thing) => carried(thing, movedBy(dx, dy))));
  }

  turn(degrees: number): void {
    if (this.selected.length === 0) return;
    const turn = turnedAbout(middleOf(this.selected), degrees);
    this.put(...this.selected.map((thing) => carried(thing, turn)));
  }

  duplicate(): void {
    if (this.selected.length === 0) return;
    const { file, names } = duplicated(this.file, this.selected);
    this.draft.change(file);
    this.select(names);
  }

  /** Copies of what is selected on the other side. */
  copyAcross(): void {
    if (this.symmetry !== 'none') this.draft.change(copied(this.file, this.selected, this.symmetry));
  }

  complete(): void {
    if (this.symmetry !== 'none') this.draft.change(completed(this.file, this.symmetry));
  }

  connect(one: string, other: string): void {
    this.draft.change(connected(this.file, one, other));
  }

  bar(id: string, closed: boolean): void {
    this.draft.change(barred(this.file, id, closed));
  }

  /** A name that is taken already is not given again. */
  rename(from: string, to: string): void {
    if (!to || thingCalled(this.file, to)) return;
    this.draft.change(renamed(this.file, from, to));
    this.#chosen = this.#chosen.map((id) => (id === from ? to : id));
  }

  resize(width: number, depth: number): void {
    this.draft.change({ ...this.file, size: [width, depth] });
  }

  /** Where a language leads, the other says the same until somebody has said it there. */
  word(field: 'name' | 'description', language: Language, text: string, { leads }: { leads: boolean }): void {
    this.draft.touch({ ...this.file, [field]: said(this.file[field], language, text, leads) });
  }
}
