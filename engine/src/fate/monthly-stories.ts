import type { Character } from '../character.ts';
import type { Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import { inStore, owns } from './in-store.ts';
import type { StoreItem } from './store-item.ts';

/** The stories of the highest members in a month; a new one takes two of their unlocks, an owned one that is told again takes one. */
export const unlocks = { aMonth: 2, forNew: 2, forAgain: 1 } as const;

/** Stories on offer in a month, and those of them that come and go each month. */
const [offered, rotated] = [6, 3];

const dayLength = 24 * 60 * 60 * 1000;

/**
 * The month of the Gregorian calendar in UTC, counted from January of the year 0, by the days since March of that year
 * (Hinnant, `chrono`-compatible low-level date algorithms: `civil_from_days`).
 */
export function monthOf(now: number): number {
  const days = Math.floor(now / dayLength) + 719_468;
  const era = Math.floor(days / 146_097);
  const ofEra = days - era * 146_097;
  const leaps = Math.floor(ofEra / 1460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096);
  const year = Math.floor((ofEra - leaps) / 365);
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  return (era * 400 + year) * 12 + fromMarch + 2;
}

export type Offer = { readonly item: StoreItem; readonly availability: 'FreshlyAdded' | 'FinalMonth' };

/**
 * The stories on offer in a month: three that came with it, and the three that came with the month before and go with this
 * one. They come in the order of the store, over and over. A world of fewer than six leaves places empty, so that each of
 * its stories still comes for two months.
 */
export function offersOf(month: number, world: World): readonly Offer[] {
  const stories = inStore(world).filter(({ opens, isHidden }) => opens !== undefined && !isHidden);
  const places = Math.max(offered, stories.length);
  const from = (first: number, availability: Offer['availability']): readonly Offer[] =>
    Array.from({ length: rotated }, (_, place) => stories[(first * rotated + place) % places])
      .filter((item) => item !== undefined)
      .map((item) => ({ item, availability }));
  return [...from(month, 'FreshlyAdded'), ...from(month - 1, 'FinalMonth')];
}

/** The unlocks left in this month; none but for members of the highest kind. */
export function unlocksLeft(character: Pick<Character, 'membership' | 'unlocks'>, now: number): number {
  if (character.membership.tier !== 'enhanced') return 0;
  const { month, used } = character.unlocks ?? { month: 0, used: 0 };
  return month === monthOf(now) ? Math.max(0, unlocks.aMonth - used) : unlocks.aMonth;
}

/** The unlocks that a story takes: fewer if the character owns it and has it told again. */
export const unlocksFor = (item: StoreItem, here: Standpoint): number =>
  owns(item, here) ? unlocks.forAgain : unlocks.forNew;
