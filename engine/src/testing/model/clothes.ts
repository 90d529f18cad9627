import type { QualityId } from '../../ids.ts';
import { presetNames } from '../../outfits/outfit-names.ts';
import type { Clothes, Game, Person } from './person.ts';

/** Slots whose contents the player decides about. */
export const changeable: readonly string[] = [
  'Hat',
  'Clothing',
  'Adornment',
  'Gloves',
  'Weapon',
  'Boots',
  'Luggage',
  'Companion',
  'Treasure',
  'ToolOfTheTrade',
  'Affiliation',
  'Transportation',
  'HomeComfort',
  'Crew',
];

const casual = (): Clothes => ({ id: 1, name: 'Casual', type: 'Standard', worn: new Map(), isFavourite: false });

/** All outfits there are: everybody has the first. */
export function outfitsNow(who: Person): Clothes[] {
  if (!who.outfits.some(({ id }) => id === 1)) who.outfits.unshift(casual());
  return who.outfits;
}

/** What an outfit would hold that was saved now. */
export const wornNow = ({ worn }: Person): Map<string, QualityId> =>
  new Map([...worn].filter(([slot]) => changeable.includes(slot)));

/** One outfit more, of what is worn now. */
export function addClothes({ who }: Game, type: string, name?: string): void {
  const outfits = outfitsNow(who);
  const taken = outfits.map((each) => each.name.toLowerCase());
  const free = presetNames.find((preset) => !taken.includes(preset.toLowerCase()));
  const id = Math.max(...outfits.map((each) => each.id)) + 1;
  outfits.push({ id, name: name ?? free ?? '', type, worn: wornNow(who), isFavourite: false });
}
