import type { SecondChance } from '@underhall/contract';
import type { Question, Standpoint } from '@underhall/engine';
import { presentBranch } from '../storylet/present-branch.ts';

/** The branch whose roll failed. It is paid already, so that nothing locks it, and has only what can be rolled again. */
export function presentQuestion({ tried: { branch }, offered }: Question, here: Standpoint): SecondChance {
  const presented = presentBranch(branch, here, { isRolled: true });
  const free = { actionCost: 0, actionLocked: false, currencyCost: 0, currencyLocked: false };
  return {
    branch: {
      ...presented,
      ...free,
      qualityLocked: false,
      isLocked: false,
      challenges: presented.challenges.filter(({ secondChanceId }) => offered.includes(secondChanceId)),
      qualityRequirements: [],
    },
  };
}
