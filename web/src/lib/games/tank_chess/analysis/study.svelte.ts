import type { Refusal } from '../../../protocol.gen';
import type {
  AnalysisNews,
  AnalysisNode,
  AnalysisOpened,
  AnalysisRequest,
  AnalysisStage,
  Judged,
  Thought,
} from './protocol.gen';
import type { Adviser } from '../../../board/asker';
import type { Turn } from '../wire';
import type { View } from '../protocol.gen';

type Body = AnalysisRequest extends infer Request
  ? Request extends AnalysisRequest
    ? Omit<Request, 'id'>
    : never
  : never;
type Answer = Extract<AnalysisNews, { id: string }>;

/** What is laid on the board: a match that is over, a file, or the start of a match with these options. */
export type Source =
  | { type: 'OpenMatch'; match: string }
  | { type: 'OpenFile'; text: string }
  | { type: 'OpenPosition'; options: Record<string, unknown> };

/** elsewhere: another tab of the same visitor has the board now. */
export type Connection = 'opening' | 'open' | 'lost' | 'elsewhere' | 'refused';

const REFUSED = 4403; // close codes, see workshops/tank_chess/protocol.py
const ELSEWHERE = 4409;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const BREATH = 700; // before asking again what was asked too often
const SETTLED = 120; // milliseconds on a position before it is thought about

/**
 * A game taken apart. The server knows the rules and thinks; here are the positions it has told of, by their numbers,
 * and the one that is looked at. After a lost connection everything is opened and tried again, in the same order.
 */
export class Study implements Adviser {
  connection = $state.raw<Connection>('opening');
  opened = $state.raw<AnalysisOpened>();
  nodes = $state.raw<readonly AnalysisNode[]>([]);
  /** The position that is looked at, and the way on from each that was gone last. */
  current = $state(0);
  onward = $state.raw<ReadonlyMap<number, number>>(new Map());
  thoughts = $state.raw<ReadonlyMap<number, Thought>>(new Map());
  judged = $state.raw<ReadonlyMap<number, Judged>>(new Map());
  stage = $state.raw<AnalysisStage>();
  /** The server judges the game no further until it is asked again. */
  halted = $state(false);
  thinking = $state(false);
  refusal = $state.raw<Refusal>();
  underway = $state.raw<readonly unknown[]>([]);
  asking = $state.raw(false);
  readonly table = { game: 'tank-chess' };

  readonly node = $derived(this.nodes[this.current]);
  readonly state = $derived(this.node ? (this.node.view as View).state : undefined);
  /** From the first position through the one that is looked at, and on. */
  readonly line = $derived(lineThrough(this.nodes, this.onward, this.current));
  readonly thought = $derived(this.thoughts.get(this.current));
  /** How many positions the game itself has; a mere position is no game. */
  readonly played = $derived(this.opened?.nodes.length ?? 0);

  #source: Source | undefined;
  /** The position to begin with. */
  #first = 0;
  #socket: WebSocket | undefined;
  #answers = new Map<string, (answer: Answer) => void>();
  #sent = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #wanted: number | null = null;

  /** Connects, and again whenever the connection is lost, until the returned function is called. */
  open(source: Source, at = 0): () => void {
    this.#source = source;
    this.#first = at;
    this.#connect();
    return () => {
      clearTimeout(this.#timer);
      clearTimeout(this.#settling);
      this.#forget();
    };
  }

  /** Here again, after the board was opened in another tab. */
  resume(): void {
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  /** Puts something else on the board; null, or why it cannot be. */
  async lay(source: Source): Promise<Refusal | null> {
    const answer = await this.#ask(source);
    if (answer.type !== 'AnalysisOpened') return answer.type === 'Refused' ? answer.refusal : null;
    this.#source = source;
    this.#start(answer);
    return null;
  }

  go(number: number): void {
    if (!this.nodes[number]) return;
    this.refusal = undefined;
    this.onward = new Map([...this.onward, ...wayTo(this.nodes, number)]);
    this.current = number;
    this.#consider();
  }

  back(): void {
    if (this.current > 0) this.go(this.node!.parent);
  }

  forward(): void {
    const next = this.line[this.line.findIndex(({ number }) => number === this.current) + 1];
    if (next) this.go(next.number);
  }

  /** The position after a turn, or nothing if the rules refuse it; the refusal says why. */
  async tryTurn(turn: Turn, from = this.current): Promise<AnalysisNode | null> {
    this.refusal = undefined;
    this.underway = [turn];
    const answer = await this.#ask({ type: 'TryTurn', node: from, turn });
    this.underway = [];
    if (answer.type === 'Refused') this.refusal = answer.refusal;
    if (answer.type !== 'Tried') return null;
    this.#learn(answer.node);
    return answer.node;
  }

  /** A whole line, turn by turn. */
  async tryLine(turns: readonly Turn[], from = this.current): Promise<AnalysisNode[]> {
    const found: AnalysisNode[] = [];
    for (const turn of turns) {
      const node = await this.tryTurn(turn, found.at(-1)?.number ?? from);
      if (!node) break;
      found.push(node);
    }
    return found;
  }

  async ask<Advice>(query: unknown): Promise<Advice | null> {
    this.asking = true;
    const answer = await this.#ask({ type: 'AskAbout', node: this.current, query });
    this.asking = false;
    return answer.type === 'Advised' ? (answer.advice as Advice) : null;
  }

  /** TC-62: the turns up to a position. */
  async gameFile(number: number): Promise<string | null> {
    const answer = await this.#ask({ type: 'SaveGame', node: number });
    return answer.type === 'GameSaved' ? answer.text : null;
  }

  think(on: boolean): void {
    this.thinking = on;
    this.#consider();
  }

  /** Once more, after it did not work. */
  again(): void {
    this.stage = undefined;
    if (this.halted) void this.#judge();
    this.#consider();
  }

  /** Asks for a judgement of every position of the game that has none yet. */
  async #judge(): Promise<void> {
    this.halted = false;
    const answer = await this.#ask({ type: 'Judge' });
    if (answer.type === 'Refused') this.halted = true;
  }

  /** Asks for the best lines of the position that is looked at, once the player stays there. */
  #consider(): void {
    clearTimeout(this.#settling);
    const known = this.thoughts.get(this.current)?.done ?? false;
    const wanted = this.thinking && !known ? this.current : null;
    if (wanted === this.#wanted) return;
    this.#settling = setTimeout(() => {
      this.#wanted = wanted;
      void this.#consult(wanted);
    }, SETTLED);
  }

  /** What stands in a match that is still played is not thought about. */
  async #consult(node: number | null): Promise<void> {
    const answer = await this.#ask({ type: 'Think', node });
    if (answer.type === 'Refused') this.refusal = answer.refusal;
  }

  #learn(node: AnalysisNode): void {
    if (this.nodes[node.number]) return;
    this.nodes = [...this.nodes, node];
  }

  #start(opened: AnalysisOpened): void {
    this.opened = opened;
    this.nodes = opened.nodes;
    this.onward = new Map(wayTo(opened.nodes, opened.nodes.length - 1));
    this.thoughts = new Map();
    this.judged = new Map();
    this.stage = undefined;
    this.refusal = undefined;
    this.current = Math.min(this.#first, opened.nodes.length - 1);
    this.#first = 0;
    this.#wanted = null;
    if (opened.nodes.length > 1) void this.#judge();
    this.think(opened.nodes.length === 1);
  }

  /** The same again, after the connection was lost: what was tried gets the numbers it had. */
  async #restore(): Promise<void> {
    const answer = await this.#ask(this.#source!);
    if (answer.type === 'Refused') {
      this.refusal = answer.refusal;
      this.connection = 'refused';
      this.#forget();
      return;
    }
    if (answer.type !== 'AnalysisOpened') return;
    this.connection = 'open';
    if (!this.opened) return this.#start(answer);
    for (const { parent, turn } of this.nodes.slice(answer.nodes.length)) {
      await this.#ask({ type: 'TryTurn', node: parent, turn });
    }
    if (this.judged.size < this.played && this.played > 1) void this.#judge();
    this.#wanted = null;
    this.#consider();
  }

  /** The answer; what was asked too often is asked again after a while. */
  async #ask(body: Body): Promise<Answer> {
    for (;;) {
      const answer = await this.#send(body);
      if (answer.type !== 'Refused' || answer.refusal.rule !== 'LIMIT') return answer;
      await new Promise((rested) => setTimeout(rested, BREATH));
    }
  }

  #send(body: Body): Promise<Answer> {
    const id = String(++this.#sent);
    return new Promise((answered) => {
      this.#answers.set(id, answered);
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...body, id }));
    });
  }

  #connect(): void {
    if (this.#socket) return;
    const address = new URL('/api/analysis/tank-chess', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      void this.#restore();
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data as string) as AnalysisNews);
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #forget(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(code: number): void {
    this.#socket = undefined;
    this.#answers.clear();
    this.underway = [];
    this.asking = false;
    if (code === ELSEWHERE || code === REFUSED) {
      this.connection = code === ELSEWHERE ? 'elsewhere' : 'refused';
      return;
    }
    this.connection = 'lost';
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #receive(news: AnalysisNews): void {
    switch (news.type) {
      case 'Thought':
        this.stage = undefined;
        this.thoughts = new Map([...this.thoughts, [news.node, news]]);
        if (news.done && news.node === this.#wanted) this.#wanted = null;
        return;
      case 'Judged':
        this.stage = undefined;
        this.judged = new Map([...this.judged, [news.node, news]]);
        return;
      case 'AnalysisStage':
        this.stage = news;
        if (news.stage === 'failed') {
          this.halted = this.judged.size < this.played;
          this.#wanted = null;
        }
        return;
      default:
        this.#answered(news);
    }
  }

  #answered(answer: Answer): void {
    if (answer.type === 'Refused' && !answer.id) this.refusal = answer.refusal;
    this.#answers.get(answer.id)?.(answer);
    this.#answers.delete(answer.id);
  }
}

/** By position: the next one on the way to this. */
function wayTo(nodes: readonly AnalysisNode[], number: number): [number, number][] {
  const way: [number, number][] = [];
  for (let at = nodes[number]; at && at.parent >= 0; at = nodes[at.parent]) way.push([at.parent, at.number]);
  return way;
}

function lineThrough(
  nodes: readonly AnalysisNode[],
  onward: ReadonlyMap<number, number>,
  current: number,
): AnalysisNode[] {
  const way = new Map([...onward, ...wayTo(nodes, current)]);
  const line: AnalysisNode[] = [];
  for (let at: number | undefined = 0; at !== undefined; at = way.get(at)) {
    const node = nodes[at];
    if (!node) break;
    line.push(node);
  }
  return line;
}
