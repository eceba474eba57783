import { sound } from '../../../board/sound';
import type { AnalysisNode } from './protocol.gen';
import { still } from '../../../settings.svelte';
import { direct, type Scene } from '../scenes';
import { WATCHING } from './scores';

const PAUSE = 900; // between two turns of a line, in milliseconds

const rest = (ms: number): Promise<void> => new Promise((rested) => setTimeout(rested, ms));

/** Goes through positions, each turn shown as it would happen; whatever is shown next puts an end to it. */
export class Walk {
  scene = $state.raw<Scene>();
  #walks = 0;

  stop(): void {
    this.#walks += 1;
    this.scene = undefined;
  }

  async through(
    from: AnalysisNode,
    nodes: readonly AnalysisNode[],
    arrive: (number: number) => void,
  ): Promise<void> {
    this.stop();
    const mine = this.#walks;
    let before = from;
    for (const [index, node] of nodes.entries()) {
      if (index > 0) await rest(PAUSE);
      for (const scene of scenes(before, node)) {
        if (mine !== this.#walks) return;
        this.scene = scene;
        sound(scene.sound);
        await rest(scene.ms);
      }
      if (mine !== this.#walks) return;
      this.scene = undefined;
      arrive(node.number);
      before = node;
    }
  }
}

function scenes(before: AnalysisNode, after: AnalysisNode): Scene[] {
  if (still()) return [];
  const seen = ({ view }: AnalysisNode) => ({ view, seat: WATCHING });
  return direct(seen(before), seen(after), after.happened).flatMap(({ scenes }) => scenes);
}
