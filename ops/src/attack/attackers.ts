import { attacks, type Greatest } from './attacks.ts';
import type { Target } from './connections.ts';

// The attackers have a process of their own, so that what they do to it does not make the player's clock late.

export type Order = {
  readonly place: number;
  readonly target: Target;
  readonly seconds: number;
  readonly greatest: Greatest;
};

process.on('message', async ({ place, target, seconds, greatest }: Order) => {
  const lines = await attacks[place]?.run(target, seconds, greatest);
  process.send?.({ lines });
});
