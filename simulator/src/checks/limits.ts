import { branchOf, limitsOf, maxOutfits, maxPlans, mostAgents } from '@underhall/engine';
import type { Check } from './check.ts';

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
