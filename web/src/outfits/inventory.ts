import type { MyselfReply, Possession, QualityCategory } from '@underhall/contract';
import { wordsOf } from '../ui/sanitize.ts';
import { groupsByHeading } from '../ui/sheet-groups.ts';

export type SlotItems = {
  /** The slot's name without spaces. */
  readonly key: string;
  readonly name: string;
  readonly image: string;
  readonly things: readonly Possession[];
};

export type Group = { readonly name: string; readonly things: readonly Possession[] };

/** Wearable possessions by slot, the rest by category. */
export type Inventory = { readonly equipment: readonly SlotItems[]; readonly groups: readonly Group[] };

export const slotOf = (category: QualityCategory | undefined): string =>
  category === 'ConstantCompanion' ? 'Spouse' : (category ?? '');

export function readInventory({ possessions }: Pick<MyselfReply, 'possessions'>): Inventory {
  const owned = (things: readonly Possession[]) => things.filter(({ level }) => level > 0);
  const equipment = possessions.flatMap(({ heading, image, categories: [category], possessions: things }) =>
    image === undefined ? [] : [{ key: slotOf(category), name: heading, image, things: owned(things) }],
  );
  const groups = groupsByHeading(possessions)
    .filter(({ image }) => image === undefined)
    .map(({ name, possessions: things }) => ({
      name,
      things: owned(things).filter(({ nature, category }) => nature === 'Thing' && category !== 'Hidden'),
    }))
    .filter(({ things }) => things.length > 0);
  return { equipment, groups };
}

/** Searches names, ignoring case and accents. Omits slots and groups without a match. */
export function filterInventory({ equipment, groups }: Inventory, words: string): Inventory {
  const query = normalize(words);
  if (query === '') return { equipment, groups };
  const isMatch = ({ name }: Possession) => normalize(wordsOf(name)).includes(query);
  const filterShelves = <Of extends { readonly things: readonly Possession[] }>(shelves: readonly Of[]) =>
    shelves
      .map((shelf) => ({ ...shelf, things: shelf.things.filter(isMatch) }))
      .filter(({ things }) => things.length > 0);
  return { equipment: filterShelves(equipment), groups: filterShelves(groups) };
}

export const countOf = ({ equipment, groups }: Inventory): number =>
  [...equipment, ...groups].reduce((sum, { things }) => sum + things.length, 0);

const normalize = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
