import { maxAgents, maxOutfits, maxPlans } from '@underhall/contract/limits';
import { branchOf, handOf, handSizeOf, isCard, limitsOf, resultOf, tableOf } from '@underhall/engine';
import type { Check } from '../step.ts';

/** Agents, plots, outfits and plans stay within their limits, and no plot lasts too long. */
export const checkLimits: Check = ({ after, moment, changes }) => {
  if (changes.length === 0) return undefined;
  const { agents, plans, outfits } = after;
  const { world } = moment;
  if (agents.length > maxAgents) return `${agents.length} agents are engaged`;
  const away = agents.filter(({ plot }) => plot).length;
  if (away > limitsOf(after).plots && changes.some(isSent)) return `${away} agents are on errands`;
  const over = agents.find(({ plot }) => plot && plot.elapsed > (world.plots.get(plot.id)?.actions ?? 0));
  if (over) return `agent ${over.agent} has been away for ${over.plot?.elapsed} actions, which is too long`;
  const active = plans.filter((plan) => !plan.isDone && branchOf(plan, world)).length;
  if (active > maxPlans) return `${active} plans are active`;
  const bought = outfits.filter(({ type }) => type === 'Purchased').length;
  return bought > maxOutfits ? `${bought} outfits were bought` : undefined;
};

/** After a membership ends, more agents may be on plots than the limit allows, but no further agent may be sent. */
const isSent = (change: { readonly kind: string; readonly why?: string }): boolean =>
  change.kind === 'agent' && change.why === 'sent';

/** A card is drawn only if the hand has room. After a result, all cards in the hand meet their requirements. */
export const checkHand: Check = ({ changes, after, moment, town }) => {
  const { world } = moment;
  for (const change of changes) {
    if (change.kind !== 'card drawn') continue;
    const { hand } = tableOf({ character: after, world });
    if (hand.length > handSizeOf(moment)) return `a hand for ${handSizeOf(moment)} cards holds ${hand}`;
    const card = world.storylets.get(change.card);
    if (!card || !isCard(card)) return `storylet ${change.card} was drawn, but is not a card`;
  }
  if (!resultOf(changes)) return undefined;
  const unfit = handOf({ character: after, world: town.world }).find(({ isPlayable }) => !isPlayable);
  return unfit && `the hand still holds the card ${unfit.card.name}, which no longer fits`;
};
