import { limitsOf } from '@underhall/engine';
import type { Check } from '../../rule.ts';
import { branchesOf } from '../../world-index.ts';

/** As many actions as anybody gathers; a refill fills them up to twice that. */
const largestBank = Math.max(
  ...(['none', 'exceptional', 'enhanced'] as const).map((tier) => limitsOf({ membership: { tier } }).bank),
);
const most = 2 * largestBank;

/** No branch costs more actions than anybody can ever have. */
export const costsCanBePaid: Check = (world) =>
  branchesOf(world).flatMap(({ block, facts }) => {
    if (facts.cost === undefined || facts.cost <= most) return [];
    const at = block.facts.find(({ key }) => key === 'cost')?.value.at ?? block.heading.at;
    const message = `nobody ever has ${facts.cost} actions: ${largestBank} gather at most, and ${most} with every refill; ask for fewer`;
    return [{ at, message }];
  });
