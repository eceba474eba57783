import type {
  Accepted,
  AdjournmentChanged,
  Advised,
  Choice,
  ClientMessage,
  Coach,
  Coached,
  Drawn,
  Happened,
  LessonMessage,
  PreparingChanged,
  Puzzled,
  Refusal,
  Refused,
  Reviewed,
  SeatInfo,
  SeatsChanged,
  ServerMessage,
  Speak,
  Suggested,
  Table,
  TakeBackChanged,
  Update,
  Word,
  Words,
} from './protocol.gen';
import { changed } from './unfold';

/** 0 and up are the players' seats; a watcher has -3. */
export type Seat = number;

/** gone: the server will not have us at this match, and trying again will not help. */
export type Connection = 'opening' | 'open' | 'lost' | 'gone';

type Answer = Accepted | Refused | Advised | Suggested | Drawn | Reviewed;
type Message = ClientMessage | LessonMessage;
type Body = Message extends infer Each ? (Each extends Message ? Omit<Each, 'id'> : never) : never;

interface Sent {
  message: Message;
  answered: (answer: Answer) => void;
}

/** What the table showed before and after something happened. */
export interface Change {
  before: Table | undefined;
  after: Table;
  happened: readonly Happened[];
  /** Of what was told before, only what came up to here still stands: the rest was taken back. */
  kept: number | null;
}

/** The log without what was taken back. */
export const standing = (log: readonly Happened[], kept: number | null): readonly Happened[] =>
  kept === null ? log : log.filter(({ seq }) => seq <= kept);

/** What changes nothing at the table. */
const QUESTIONS: readonly Message['type'][] = ['Ask', 'Candidates', 'Counsel', 'Review', 'Look'];
/** What is said beside the match. */
const SPEECH: readonly Message['type'][] = ['Speak', 'Talk', 'AllowTalk'];

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const FORBIDDEN = 4403; // close codes, see server/web/play.py and guard.py
const TOO_MUCH = 4429;
const BREATH = 700; // before asking again what was asked too often

/** Not randomUUID(), which browsers keep from pages that a home network serves without HTTPS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One seat's socket at a match. Remembers what the server last said and decides nothing. */
export class Match {
  connection = $state.raw<Connection>('opening');
  /** The sentence that says why the server lets us wait, if it said so. */
  waiting = $state.raw('');
  table = $state.raw<Table>();
  /** Everything this seat was told, in order. */
  log = $state.raw<readonly Happened[]>([]);
  /** Actions on their way: sent, and not yet known to be recorded. */
  underway = $state.raw<readonly Message[]>([]);
  /** A question to the rules is not answered yet. */
  asking = $state.raw(false);
  refusal = $state.raw<Refusal>();
  /** The standing orders in force. */
  orders = $state.raw<readonly unknown[]>([]);
  /** When the table was last told, in the time of performance.now(); clocks count from it. */
  heardAt = $state.raw(0);

  /** The last words at this table, and under which conditions one may talk. */
  words = $state.raw<Pick<Words, 'said' | 'allowed' | 'muted'>>({ said: [], allowed: [], muted: [] });
  /** Those of them that were said while we listened. */
  spoken = $state.raw<readonly Word[]>([]);

  /** Where a learner is in his lesson, and the coach's word about the last try. */
  coached = $state.raw<Coached>();
  /** How the solver of a puzzle stands. */
  puzzled = $state.raw<Puzzled>();

  readonly id: string;
  readonly seat: Seat | null;
  onchange: (change: Change) => void = () => {};
  /** A computer player did not decide in time. */
  onlate: (bot: SeatInfo) => void = () => {};
  /** Told when a bot that was asked to play does not want to. */
  ondeclined: (name: string) => void = () => {};

  #socket: WebSocket | undefined;
  #sent = new Map<string, Sent>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #path: string;

  /** Without a seat the server gives the first of ours, or a watcher's place. A lesson has a path of its own. */
  constructor(id: string, seat: Seat | null = null, path = `/api/matches/${encodeURIComponent(id)}/play`) {
    this.id = id;
    this.seat = seat;
    this.#path = path;
  }

  /** Nobody else sits here, and nothing is kept. */
  get alone(): boolean {
    return Boolean(this.coached ?? this.puzzled);
  }

  /** Connects, and again whenever the connection is lost, until the returned function is called. */
  open(): () => void {
    const awake = () => document.hidden || this.#connect();
    const offline = () => this.#drop();
    addEventListener('online', awake);
    addEventListener('offline', offline);
    document.addEventListener('visibilitychange', awake);
    this.#connect();
    return () => {
      removeEventListener('online', awake);
      removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', awake);
      clearTimeout(this.#timer);
      this.#forget();
    };
  }

  act(action: unknown): Promise<Refusal | null> {
    return this.#order({ type: 'Act', action });
  }

  /** Does what a line of notation says. */
  write(text: string): Promise<Refusal | null> {
    return this.#order({ type: 'Write', text });
  }

  async giveOrders(orders: unknown[]): Promise<Refusal | null> {
    const refused = await this.#order({ type: 'GiveOrders', orders });
    if (!refused) this.orders = orders;
    return refused;
  }

  /** Takes back, or asks the opponent for it. */
  takeBack(): Promise<Refusal | null> {
    return this.#order({ type: 'TakeBackRequest' });
  }

  answerTakeBack(agreed: boolean): Promise<Refusal | null> {
    return this.#order({ type: 'AnswerTakeBack', agreed });
  }

  /** Why it was not said, if it was not. Nothing about the match changes. */
  async say(said: Speak['phrase'] | { text: string } | { allowed: boolean }): Promise<Refusal | null> {
    const answer = await this.#send(
      typeof said === 'string'
        ? { type: 'Speak', phrase: said }
        : 'text' in said
          ? { type: 'Talk', ...said }
          : { type: 'AllowTalk', ...said },
    );
    return answer.type === 'Refused' ? answer.refusal : null;
  }

  /** Asks that the match may rest, agrees to it or not. */
  adjourn(agreed: boolean): Promise<Refusal | null> {
    return this.#order({ type: 'Adjourn', agreed });
  }

  /** Back at a match that rests. */
  goOn(): Promise<Refusal | null> {
    return this.#order({ type: 'GoOn' });
  }

  /** What a learner may wish besides acting. */
  wish(wish: Coach['wish']): Promise<Refusal | null> {
    return this.#order({ type: 'Coach', wish });
  }

  /** The rules' answer to a question about this seat's own view; null if it cannot be asked now. */
  async ask<Advice>(query: unknown): Promise<Advice | null> {
    const answer = await this.#question({ type: 'Ask', query });
    return answer.type === 'Advised' ? (answer.advice as Advice) : null;
  }

  async candidates(count: number): Promise<readonly Choice[]> {
    const answer = await this.#question({ type: 'Candidates', count });
    return answer.type === 'Suggested' ? answer.choices : [];
  }

  /** How a lesson's table looks, as the server draws it; a match has an address for that. */
  async drawing(): Promise<string> {
    const answer = await this.#question({ type: 'Look' });
    return answer.type === 'Drawn' ? answer.drawing : '';
  }

  /** What the coach would do. */
  async counsel(): Promise<Suggested | Refused> {
    return (await this.#question({ type: 'Counsel' })) as Suggested | Refused;
  }

  /** What he thinks of what this seat did last. */
  async review(): Promise<Reviewed | Refused> {
    return (await this.#question({ type: 'Review' })) as Reviewed | Refused;
  }

  /** Whoever has asked too often is answered a little later. */
  async #question(body: Body): Promise<Answer> {
    const answer = await this.#send(body);
    if (answer.type !== 'Refused' || answer.refusal.rule !== 'LIMIT') return answer;
    await new Promise((rested) => setTimeout(rested, BREATH));
    return this.#question(body);
  }

  async #order(body: Body): Promise<Refusal | null> {
    this.refusal = undefined;
    const answer = await this.#send(body);
    if (answer.type !== 'Refused') return null;
    this.refusal = answer.refusal;
    return answer.refusal;
  }

  #send(body: Body): Promise<Answer> {
    const message = { ...body, id: newId() } as Message;
    return new Promise((answered) => {
      this.#sent.set(message.id, { message, answered });
      this.#list();
      this.#write(message);
    });
  }

  #write(message: Message): void {
    // What cannot go now goes after the next Table, under the same id, so it happens once.
    if (this.#socket?.readyState === WebSocket.OPEN && this.connection === 'open') {
      this.#socket.send(JSON.stringify(message));
    }
  }

  #connect(): void {
    if (this.#socket || this.connection === 'gone') return;
    clearTimeout(this.#timer);
    const address = new URL(this.#path, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const seat = this.seat ?? this.table?.seat; // the same eyes again, whoever is asked by now
    if (seat !== undefined) address.searchParams.set('seat', String(seat));
    address.searchParams.set('since', String(this.table?.seq ?? -1));
    if (this.coached) address.searchParams.set('step', String(this.coached.step));
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data as string) as ServerMessage);
    socket.onclose = ({ code, reason }) => this.#lost(code, reason);
  }

  #drop(): void {
    if (!this.#socket) return;
    this.#forget();
    this.#lost(1006);
  }

  #forget(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(code: number, reason = ''): void {
    this.#socket = undefined;
    if (code === FORBIDDEN) {
      this.connection = 'gone';
      return;
    }
    if (code === TOO_MUCH) [this.waiting, this.#wait] = [reason, LONGEST_WAIT];
    this.connection = 'lost';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'Table':
        return this.#sit(message);
      case 'Update':
        return this.#follow(message);
      case 'SeatsChanged':
      case 'AdjournmentChanged':
        this.heardAt = performance.now();
        return this.#learn(message);
      case 'TakeBackChanged':
      case 'PreparingChanged':
        return this.#learn(message);
      case 'RematchMade':
        if (this.table) this.table = { ...this.table, rematch: message.match };
        return;
      case 'Words':
        return this.#hear(message);
      case 'BotLate': {
        const bot = this.table?.seats[message.seat];
        if (bot) this.onlate(bot);
        return;
      }
      case 'ChallengeDeclined':
        this.ondeclined(message.name);
        return;
      case 'Coached':
        this.coached = message;
        return;
      case 'Puzzled':
        this.puzzled = message;
        return;
      case 'Accepted':
      case 'Refused':
      case 'Advised':
      case 'Suggested':
      case 'Drawn':
      case 'Reviewed':
        return this.#answered(message);
      default:
        message satisfies never;
    }
  }

  /** Something about the table that is no step of the match. */
  #learn({ type, ...news }: SeatsChanged | AdjournmentChanged | TakeBackChanged | PreparingChanged): void {
    void type;
    if (this.table) this.table = { ...this.table, ...news };
  }

  #hear({ said, late, allowed, muted }: Words): void {
    const known = this.words.said.at(-1)?.number ?? 0;
    const news = said.filter(({ number }) => number > known);
    const heard = [...this.words.said, ...news].filter(({ seat }) => !muted.includes(seat));
    this.words = { said: heard, allowed, muted };
    if (!late) this.spoken = [...this.spoken, ...news];
  }

  #sit(table: Table): void {
    this.connection = 'open';
    this.waiting = '';
    this.orders = table.orders;
    this.#wait = FIRST_WAIT;
    this.#change(table, table.happened);
    this.#sendAgain();
  }

  #follow(update: Update): void {
    if (!this.table || update.seq <= this.table.seq) return;
    if (update.seq > this.table.seq + 1) return this.#drop(); // a gap: come back and name what we have
    const { type, changes, ...news } = update;
    void type;
    let view: unknown;
    try {
      view = changed(this.table.view, changes);
    } catch {
      return this.#drop(); // what we have is not what the server thinks: come back for a whole picture
    }
    this.#change({ ...this.table, ...news, view, takeback: null }, update.happened);
  }

  #change(after: Table, happened: readonly Happened[]): void {
    const before = this.table;
    const known = before?.seq ?? -1;
    const news = happened.filter(({ seq }) => seq > known);
    this.table = after;
    this.refusal = undefined;
    this.heardAt = performance.now();
    this.log = [...standing(this.log, after.kept), ...news];
    this.onchange({ before, after, happened: news, kept: after.kept });
  }

  #answered(answer: Answer): void {
    const sent = this.#sent.get(answer.id);
    if (!sent) return this.#unaddressed(answer);
    this.#sent.delete(answer.id);
    this.#list();
    sent.answered(answer);
  }

  /** A refusal without an id: a message was not even read. If there were too many, the unanswered go again. */
  #unaddressed(answer: Answer): void {
    if (answer.type !== 'Refused' || answer.id) return;
    if (answer.refusal.rule === 'LIMIT') setTimeout(() => this.#sendAgain(), BREATH);
    else this.refusal = answer.refusal;
  }

  #sendAgain(): void {
    for (const { message } of this.#sent.values()) this.#write(message);
  }

  #list(): void {
    const messages = [...this.#sent.values()].map(({ message }) => message);
    this.underway = messages.filter(({ type }) => !QUESTIONS.includes(type) && !SPEECH.includes(type));
    this.asking = messages.some(({ type }) => QUESTIONS.includes(type));
  }
}
