import type { Character } from '../character.ts';
import { monthNumber } from '../month-number.ts';
import type { Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import type { StoreItem } from './store-item.ts';
import { isStoryOwned, storeItemsInOrder } from './store-stories.ts';

/** Unlocks of an enhanced member per month, and how many of them a new story or a reset costs. */
export const unlocks = { aMonth: 2, forNew: 2, forAgain: 1 } as const;

/** Stories on offer in a month, and how many of them are replaced each month. */
const [offered, rotated] = [6, 3];

export type Offer = { readonly item: StoreItem; readonly availability: 'FreshlyAdded' | 'FinalMonth' };

/**
 * Returns the stories on offer in a month: three new ones, and the three that were new in the month before. They rotate
 * in store order. If the store has fewer than six stories, each is still offered for two months, and some places stay
 * empty.
 */
export function monthlyOffers(month: number, world: World): readonly Offer[] {
  const stories = storeItemsInOrder(world).filter(({ opens, isHidden }) => opens !== undefined && !isHidden);
  const places = Math.max(offered, stories.length);
  const from = (first: number, availability: Offer['availability']): readonly Offer[] =>
    Array.from({ length: rotated }, (_, place) => stories[(first * rotated + place) % places])
      .filter((item) => item !== undefined)
      .map((item) => ({ item, availability }));
  return [...from(month, 'FreshlyAdded'), ...from(month - 1, 'FinalMonth')];
}

/** Only enhanced members have unlocks. */
export function unlocksLeft(character: Pick<Character, 'membership' | 'unlocks'>, now: number): number {
  if (character.membership.tier !== 'enhanced') return 0;
  const { month, used } = character.unlocks ?? { month: 0, used: 0 };
  return month === monthNumber(now) ? Math.max(0, unlocks.aMonth - used) : unlocks.aMonth;
}

/** In unlocks. A story that the character owns already costs less. */
export const unlockPrice = (item: StoreItem, here: Standpoint): number =>
  isStoryOwned(item, here) ? unlocks.forAgain : unlocks.forNew;
