import { spareOf } from '../agents/in-use.ts';
import type { QualityId, WareId } from '../ids.ts';
import { areaOf } from '../map/setting-of.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { Moment, Refusal, Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import type { Shop, Ware } from './shop.ts';

/** Can the Bazaar be reached from where the character stands? Not from nowhere, and not before the story reveals it. */
export const isBazaarOpen = (here: Standpoint): boolean =>
  areaOf(here)?.market === true && !here.character.restrictions.includes('EchoBazaar');

/** The shops a character may walk into, in the author's order; none where the Bazaar is out of reach. */
export const shopsFor = (here: Standpoint): readonly Shop[] =>
  isBazaarOpen(here)
    ? here.world.pack.shops.filter(({ when }) => meetsAll(when, here)).sort((a, b) => a.order - b.order || a.id - b.id)
    : [];

/** What is for sale in a shop, as it stands on the shelf. */
export const waresFor = (shop: Shop, here: Standpoint): readonly Ware[] =>
  tradedIn(shop, here).filter(({ cost }) => cost !== undefined);

/**
 * What a shop has to do with, for sale or bought back: whatever meets its `when`, and is counted one by one on
 * both sides of the counter. What is everybody's, or climbs by change points, is no ware and no money.
 */
export const tradedIn = ({ wares }: Shop, here: Standpoint): readonly Ware[] =>
  wares.filter(
    ({ quality, currency, when = [] }) =>
      quality !== currency && isCounted(quality, here.world) && isCounted(currency, here.world) && meetsAll(when, here),
  );

function isCounted(id: QualityId, world: World): boolean {
  const quality = world.qualities.get(id);
  return quality?.climbs === 'one by one' && !quality.shared;
}

/** So many of a thing can be traded at once. */
export const mostAtOnce = 999_999;

/** The ware a character asks for, or why there is none to be had or sold in that amount. */
export function findWare(id: WareId, amount: number, moment: Moment): Ware | Refusal {
  if (!Number.isInteger(amount) || amount < 1 || amount > mostAtOnce) return 'no such amount';
  if (!isBazaarOpen(moment)) return 'bazaar closed';
  for (const shop of shopsFor(moment)) {
    const ware = tradedIn(shop, moment).find((each) => each.id === id);
    if (ware) return ware;
  }
  return 'no such ware';
}

/** Something the character owns and a shop wants: through which ware, for how much each, and how many can go. */
export type Sellable = { readonly ware: Ware; readonly fetches: number; readonly count: number };

/**
 * What a character can sell here: each thing once for every kind of money, where it fetches most of it. What
 * is worn, and what an agent has, is not for sale.
 */
export function sellable(here: Standpoint): readonly Sellable[] {
  const { character } = here;
  const best = new Map<string, Sellable>();
  for (const shop of shopsFor(here)) {
    for (const ware of tradedIn(shop, here)) {
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
