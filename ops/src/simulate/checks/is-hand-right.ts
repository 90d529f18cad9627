import { handSizeOf, tableOf } from '@underhall/engine';
import type { Check } from './check.ts';

/** A card is only drawn where the hand has room for it, and one that does not fit the world is never held. */
export const isHandRight: Check = ({ changes, after, moment }) => {
  const { world, character } = moment;
  for (const change of changes) {
    if (change.kind !== 'card drawn') continue;
    const { hand } = tableOf(after, world);
    if (hand.length > handSizeOf(character, world)) return `a hand for ${handSizeOf(character, world)} holds ${hand}`;
    if (world.storylets.get(change.card)?.deck !== 'sometimes') return `${change.card} was drawn, and is no card`;
  }
  return undefined;
};
