import type { World } from '../world.ts';
import type { Quality } from './quality.ts';

/** What an item does: `bonus` and `quiets` while it is worn, `second chance` when the player spends it. */
export type ItemEffect =
  | { readonly kind: 'bonus' | 'quiets'; readonly quality: Quality; readonly amount: number }
  | { readonly kind: 'second chance'; readonly quality: Quality };

/** The effects of an item that players may know: those on hidden qualities are left out. */
export function itemEffects(item: Quality, { qualities }: Pick<World, 'qualities'>): readonly ItemEffect[] {
  const { enhancements = [], dulls = [], secondChanceOn } = item;
  const shown = (id: number): readonly Quality[] => {
    const quality = qualities.get(id);
    return quality && !isHidden(quality) ? [quality] : [];
  };
  return [
    ...enhancements.flatMap(({ quality: id, level: amount }) =>
      shown(id).map((quality) => ({ kind: 'bonus' as const, quality, amount })),
    ),
    ...dulls.flatMap(({ quality: id, level: amount }) =>
      shown(id).map((quality) => ({ kind: 'quiets' as const, quality, amount })),
    ),
    ...(secondChanceOn === undefined ? [] : shown(secondChanceOn)).map((quality) => ({
      kind: 'second chance' as const,
      quality,
    })),
  ];
}

export const isHidden = ({ hidden, category }: Pick<Quality, 'hidden' | 'category'>): boolean =>
  hidden === true || category === 'Hidden';
