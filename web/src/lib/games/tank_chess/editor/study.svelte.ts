import { ApiError } from '../../../api';
import type { Refusal } from '../../../protocol.gen';
import type { MapRules, StudyReport } from './protocol.gen';
import { mapApi } from './api';

const BETWEEN = 700; // milliseconds between two questions how the games stand

/** Games that the computer plays against itself on a map; asked about until they are over. */
export class Study {
  report = $state.raw<StudyReport>();
  problem = $state.raw<Refusal>();
  running = $state(false);
  /** The text of the map that is played on. */
  of = $state('');

  #current = 0;

  async start(map: MapRules, games: number): Promise<void> {
    const mine = ++this.#current;
    [this.running, this.of, this.problem, this.report] = [true, map.text, undefined, undefined];
    try {
      this.report = await mapApi.startStudy({ map, games });
      while (mine === this.#current && this.#isOpen()) {
        await new Promise((resolve) => setTimeout(resolve, BETWEEN));
        const report = await mapApi.study(this.report.id);
        if (mine === this.#current) this.report = report;
      }
    } catch (error) {
      if (mine === this.#current) this.problem = error instanceof ApiError ? error.refusal : UNREACHABLE;
    }
    if (mine === this.#current) this.running = false;
  }

  stop(): void {
    this.#current += 1;
    this.running = false;
    if (this.report && this.#isOpen()) {
      void mapApi.stopStudy(this.report.id).catch(() => {}); // nobody asks any more, so it ends by itself
      this.report = { ...this.report, stage: 'stopped' };
    }
  }

  #isOpen(): boolean {
    return this.report?.stage === 'waiting' || this.report?.stage === 'playing';
  }
}

const UNREACHABLE: Refusal = { rule: '', key: 'error-unreachable', facts: {} };
