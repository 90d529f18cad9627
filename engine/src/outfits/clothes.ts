import { withinReach } from '../agents/in-use.ts';
import type { Character } from '../character.ts';
import type { QualityId } from '../ids.ts';
import type { World } from '../world.ts';

import type { Outfit } from './outfit.ts';
import { changeableSlots } from './slots.ts';

/** Things by the slot they are worn in; only slots the player decides about. */
export type Clothes = Readonly<Record<string, QualityId>>;

/** What is worn now in the slots an outfit is made of. */
export const wornOf = ({ worn }: Pick<Character, 'worn'>): Clothes => kept(worn, () => true);

/** What putting an outfit on would put on: things that are gone, lent out or no longer clothes are passed over. */
export const wearable = ({ worn }: Outfit, character: Character, world: World): Clothes =>
  kept(worn, (item, slot) => world.qualities.get(item)?.slot === slot && withinReach(item, character) > 0);

/** The same things in the same slots? */
export const sameClothes = (some: Clothes, others: Clothes): boolean =>
  Object.keys({ ...some, ...others }).every((slot) => some[slot] === others[slot]);

function kept(clothes: Clothes, holds: (item: QualityId, slot: string) => boolean): Clothes {
  const pairs = changeableSlots.flatMap(({ key }) => {
    const item = clothes[key];
    return item !== undefined && holds(item, key) ? [[key, item] as const] : [];
  });
  return Object.fromEntries(pairs);
}
