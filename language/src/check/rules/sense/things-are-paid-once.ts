import type { WrittenAmount } from '../../../meaning/named-forms.ts';
import type { Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { branchesOf } from '../../world-index.ts';

/**
 * A price must name a quality only once. Otherwise the screen would check each amount separately, but all would be
 * taken.
 */
export const thingsArePaidOnce: Check = (world) => branchesOf(world).flatMap(({ facts }) => repeated(facts.pay ?? []));

function repeated(prices: readonly WrittenAmount[]): readonly Problem[] {
  const paid = new Set<string>();
  return prices.flatMap(({ quality: { name, at } }) => {
    if (paid.has(name)) return [{ at, message: `"${name}" is paid twice here; write one price` }];
    paid.add(name);
    return [];
  });
}
