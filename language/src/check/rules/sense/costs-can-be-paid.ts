import { allowancesOf } from '../../../meaning/allowances.ts';
import type { Check } from '../../rule.ts';
import { branchesOf } from '../../world-index.ts';

/** A refill at most doubles the largest action bank. */
export const costsCanBePaid: Check = (world) => {
  const maxBank = Math.max(...Object.values(allowancesOf(world.packs[0]?.words ?? {})).map(({ bank }) => bank));
  const maxActions = 2 * maxBank;
  return branchesOf(world).flatMap(({ block, facts }) => {
    if (facts.cost === undefined || facts.cost <= maxActions) return [];
    const at = block.facts.find(({ key }) => key === 'cost')?.value.at ?? block.heading.at;
    const message = `nobody ever has ${facts.cost} actions: the bank holds at most ${maxBank}, or ${maxActions} after a refill; lower the cost`;
    return [{ at, message }];
  });
};
