import { branchOf, handOf, handSizeOf, limitsOf, maxOutfits, maxPlans, mostAgents, tableOf } from '@underhall/engine';
import type { Check } from '../step.ts';

/** No more agents, errands, outfits and plans than one may have, and no errand longer than it is. */
export const checkLimits: Check = ({ after, moment, changes }) => {
  if (changes.length === 0) return undefined;
  const { agents, plans, outfits } = after;
  const { world } = moment;
  if (agents.length > mostAgents) return `${agents.length} agents are engaged`;
  const away = agents.filter(({ plot }) => plot).length;
  if (away > limitsOf(after).plots && changes.some(isSent)) return `${away} agents are on errands`;
  const over = agents.find(({ plot }) => plot && plot.elapsed > (world.plots.get(plot.id)?.actions ?? 0));
  if (over) return `agent ${over.agent} has been away for ${over.plot?.elapsed} actions, which is too long`;
  const active = plans.filter((plan) => !plan.isDone && branchOf(plan, world)).length;
  if (active > maxPlans) return `${active} plans are active`;
  const bought = outfits.filter(({ type }) => type === 'Purchased').length;
  return bought > maxOutfits ? `${bought} outfits were bought` : undefined;
};

/**
 * True for an agent being sent: a membership that ends may leave more of them away than the limit, and calls none back.
 */
const isSent = (change: { readonly kind: string; readonly why?: string }): boolean =>
  change.kind === 'agent' && change.why === 'sent';

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
