import { type Branch, costOf } from '@underhall/engine';
import type { Strategy, View } from '../cast.ts';
import { marginalWorthIn } from '../marginal-worth.ts';
import { worthOf } from '../worth.ts';
import { sensible } from './tempers.ts';

/** Takes whatever pays best for an action, in money, goods and getting on. */
export const greedy: Strategy = {
  name: 'greedy',
  about: 'takes whatever pays best for an action, in money, goods and getting on',
  likes: (branch, _storylet, view) => {
    const { worldIndex, character } = view;
    const worth = worthOf(branch, marginalWorthIn(worldIndex), view);
    return worth / Math.max(0.5, costOf(branch, character)) + hopeOf(branch, view);
  },
  temper: { ...sensible, travels: 1.5, trades: 15, dresses: 12, insures: 60 },
};

/** The liking expected of a place a player has not seen. */
const likingOfUnseen = 40;

/** A way to another place is worth taking if there was a good deal more to like there, as they remember it. */
function hopeOf({ outcomes }: Branch, { player, character }: View): number {
  const to = 'always' in outcomes ? outcomes.always.moveTo : undefined;
  if (to === undefined || to === character.area) return 0;
  const remembered = player.memory.likingOfPlaces.get(to);
  return remembered === undefined ? likingOfUnseen : Math.max(0, 0.6 * remembered);
}
