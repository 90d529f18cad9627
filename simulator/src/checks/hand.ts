import { handOf, handSizeOf, tableOf } from '@underhall/engine';
import type { Check } from './check.ts';

/** A card is only drawn where the hand has room for it, and after a result none is held that does not fit any more. */
export const checkHand: Check = ({ changes, after, moment, town }) => {
  const { world } = moment;
  for (const change of changes) {
    if (change.kind !== 'card drawn') continue;
    const { hand } = tableOf({ character: after, world });
    if (hand.length > handSizeOf(moment)) return `a hand for ${handSizeOf(moment)} holds ${hand}`;
    if (world.storylets.get(change.card)?.deck !== 'sometimes') return `${change.card} was drawn, and is no card`;
  }
  const { story } = after;
  if (story.phase !== 'End' || story.turn !== moment.turn) return undefined;
  const unfit = handOf({ character: after, world: town.world }).find(({ isPlayable }) => !isPlayable);
  return unfit && `the card ${unfit.card.name} is held, and does not fit any more`;
};
