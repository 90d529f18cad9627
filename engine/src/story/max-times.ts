import type { QualityId } from '../ids.ts';
import { levelOf } from '../qualities/qualities.ts';
import type { QualityLevel } from '../qualities/quality.ts';
import type { Standpoint } from '../turn.ts';
import { costOf, refusalOf, totalPrice } from './locks.ts';
import { openStoryIn, originOf } from './phases.ts';
import type { Branch } from './storylet.ts';
import { canGoAgain } from './use-quality.ts';

/** How often the player can choose a branch of the open storylet at once, as far as its prices decide. 0 if locked. */
export function maxTimes(branch: Branch, here: Standpoint): number {
  if (refusalOf(branch, here)) return 0;
  if (branch.repeatable === undefined || !canBeginAgain(branch, here)) return 1;
  const { character } = here;
  const paid = (price: number, own: number) => (price > 0 ? Math.floor(own / price) : Number.POSITIVE_INFINITY);
  return Math.min(
    branch.repeatable,
    paid(costOf(branch, character), character.actions.count),
    ...branch.pays.map(({ quality }) => paid(totalPrice(quality, branch), levelOf(character.qualities, quality))),
  );
}

/** What one choice costs besides actions. Each quality appears once. */
export const pricesOf = (branch: Branch): readonly QualityLevel[] =>
  [...new Set<QualityId>(branch.pays.map(({ quality }) => quality))].map((quality) => ({
    quality,
    level: totalPrice(quality, branch),
  }));

function canBeginAgain({ id }: Branch, here: Standpoint): boolean {
  const open = openStoryIn(here.character.story, here.world);
  if (!open) return false;
  const end = { phase: 'End', storylet: open.storylet, branch: id, outcome: 'always', turn: open.since } as const;
  return canGoAgain({ ...end, ...originOf(open) }, here);
}
