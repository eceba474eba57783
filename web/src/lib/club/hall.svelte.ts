import { mount } from 'svelte';
import { addBoxTexts } from '../games/registry';
import { t } from '../i18n.svelte';
import type { LobbyMessage, MatchMade, Meeting, MyGame, MyGames, Own } from '../protocol.gen';
import { router } from '../router.svelte';
import { dialogs } from '../ui/dialogs.svelte';
import { toasts } from '../ui/toasts.svelte';
import { changed } from '../unfold';
import { meeting } from './meeting';
import { turns } from './turns.svelte';

const FIRST_WAIT = 500; // milliseconds, then twice as long each time
const LONGEST_WAIT = 15_000;

/**
 * The lobby as the server tells it. It stays open while somebody looks at it, and on other pages for as long as he looks
 * for an opponent or waits for an answer: he may play the computer meanwhile.
 */
class Hall {
  meeting = $state.raw<Meeting>();
  own = $state.raw<Own>();
  games = $state.raw<MyGames>();
  /** A match that has begun while the visitor was busy elsewhere. */
  made = $state.raw<MatchMade>();

  #socket: WebSocket | undefined;
  #screens = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #banner = false;

  /** Until the returned function is called. */
  open(): () => void {
    this.#screens += 1;
    this.#connect();
    return () => {
      this.#screens -= 1;
      this.#settle();
    };
  }

  async askForGames(): Promise<void> {
    const games = await meeting.games();
    await Promise.all([...games.running, ...games.finished].map(({ game }) => addBoxTexts(game)));
    this.games = games;
    void turns.ask();
  }

  get #isWanted(): boolean {
    return this.#screens > 0 || Boolean(this.own?.seek) || Boolean(this.own?.asking.length);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#socket) return;
    const address = new URL('/api/lobby', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = (this.#socket = new WebSocket(address));
    socket.onmessage = ({ data }) => void this.#receive(JSON.parse(data as string) as LobbyMessage);
    socket.onclose = () => socket === this.#socket && this.#lose();
  }

  #lose(): void {
    this.#socket = undefined;
    if (!this.#isWanted) return;
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** Closes what nobody needs. */
  #settle(): void {
    if (this.#isWanted) return;
    clearTimeout(this.#timer);
    const socket = this.#socket;
    [this.#socket, this.meeting, this.own, this.games] = [undefined, undefined, undefined, undefined];
    socket?.close();
  }

  async #receive(message: LobbyMessage): Promise<void> {
    switch (message.type) {
      case 'Meeting':
        this.#wait = FIRST_WAIT;
        this.meeting = message;
        return this.askForGames().catch(() => {}); // what is played is told once the host answers again
      case 'MeetingChanged':
        this.meeting = changed(this.meeting, message.changes) as Meeting;
        return;
      case 'Own':
        this.own = message;
        return this.#settle();
      case 'GameChanged':
        return this.#change(message.game);
      case 'Declined':
        return toasts.say(t('challenge-declined', { name: message.by }));
      case 'MatchMade':
        return this.#begin(message);
      default:
        message satisfies never;
    }
  }

  async #change(game: MyGame): Promise<void> {
    if (game.over || !this.games) return this.askForGames().catch(() => {});
    const running = this.games.running.map((one) => (one.id === game.id ? game : one));
    this.games = { ...this.games, running };
    void turns.ask();
  }

  /** Whoever waits in the lobby sits down at once; whoever is busy is told. */
  async #begin(made: MatchMade): Promise<void> {
    if (this.#screens > 0 && dialogs.open === 0) return router.go(`/match/${made.match}`);
    this.made = made;
    if (this.#banner) return;
    this.#banner = true;
    const { default: Begun } = await import('./Begun.svelte');
    mount(Begun, { target: document.body });
  }
}

export const hall = new Hall();
