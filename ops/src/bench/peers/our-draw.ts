import type { Random, Workload } from '../workload.ts';
import { fromScratch } from './ours.ts';

/** Draws by our rules from cards without requirements. Returns the number of the card, from 1. */
export async function ourDraw(weights: readonly number[]): Promise<(random: Random) => number> {
  const workload: Workload = {
    people: [[0, 0, 0]],
    storylets: weights.map((weight, place) => ({ id: place + 1, requirements: [], weight, effects: [] })),
  };
  const peer = await fromScratch(workload);
  return (random) => peer.idOf(peer.draw?.(random));
}
