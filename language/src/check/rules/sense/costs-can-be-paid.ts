import { limitsOf } from '@underhall/engine';
import type { Check } from '../../rule.ts';
import { branchesOf } from '../../world-index.ts';

/** The largest action bank. A refill at most doubles the bank. */
const maxBank = Math.max(
  ...(['none', 'exceptional', 'enhanced'] as const).map((tier) => limitsOf({ membership: { tier } }).bank),
);
const maxActions = 2 * maxBank;

export const costsCanBePaid: Check = (world) =>
  branchesOf(world).flatMap(({ block, facts }) => {
    if (facts.cost === undefined || facts.cost <= maxActions) return [];
    const at = block.facts.find(({ key }) => key === 'cost')?.value.at ?? block.heading.at;
    const message = `nobody ever has ${facts.cost} actions: the bank holds at most ${maxBank}, or ${maxActions} after a refill; lower the cost`;
    return [{ at, message }];
  });
