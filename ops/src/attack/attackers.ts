import { attacks, type LargestFiles } from './attacks.ts';
import type { Target } from './connections.ts';

// A separate process, so that the attackers' work does not delay the player's clock.

export type AttackOrder = {
  readonly place: number;
  readonly target: Target;
  readonly seconds: number;
  readonly largest: LargestFiles;
};

process.on('message', async ({ place, target, seconds, largest }: AttackOrder) => {
  const connections = await attacks[place]?.run(target, seconds, largest);
  process.send?.({ connections });
});
