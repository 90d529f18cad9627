import { spareOf } from '../agents/in-use.ts';
import type { Character } from '../character.ts';
import type { World } from '../world.ts';
import type { Ware } from './shop.ts';
import { shopsFor } from './shops-for.ts';
import { tradedIn } from './wares-for.ts';

/** Something the character owns and a shop wants: through which ware, for how much each, and how many can go. */
export type Sellable = { readonly ware: Ware; readonly fetches: number; readonly count: number };

/**
 * What a character can sell here: each thing once for every kind of money, where it fetches most of it. What
 * is worn, and what an agent has, is not for sale.
 */
export function sellable(character: Character, world: World): readonly Sellable[] {
  const best = new Map<string, Sellable>();
  for (const shop of shopsFor(character, world)) {
    for (const ware of tradedIn(shop, character, world)) {
      const { quality, currency, fetches } = ware;
      const count = spareOf(quality, character);
      if (fetches === undefined || count === 0) continue;
      const key = `${quality} ${currency}`;
      const known = best.get(key);
      if (!known || known.fetches < fetches) best.set(key, { ware, fetches, count });
    }
  }
  return [...best.values()];
}
