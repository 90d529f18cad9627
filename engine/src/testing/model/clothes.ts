import type { QualityId } from '../../ids.ts';
import { presetNames } from '../../outfits/outfit-names.ts';
import type { Game, ModelCharacter, Outfit } from './model-character.ts';

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

const casual = (): Outfit => ({ id: 1, name: 'Casual', type: 'Standard', worn: new Map(), isFavourite: false });

/** All saved outfits. The first one always exists. */
export function outfitsNow(who: ModelCharacter): Outfit[] {
  if (!who.outfits.some(({ id }) => id === 1)) who.outfits.unshift(casual());
  return who.outfits;
}

export const wornNow = ({ worn }: ModelCharacter): Map<string, QualityId> =>
  new Map([...worn].filter(([slot]) => changeable.includes(slot)));

/** Adds an outfit of the clothes worn now. Default: a free name. */
export function addClothes({ who }: Game, type: Outfit['type'], name?: string): void {
  const outfits = outfitsNow(who);
  const taken = outfits.map((each) => each.name.toLowerCase());
  const free = presetNames.find((preset) => !taken.includes(preset.toLowerCase()));
  const id = Math.max(...outfits.map((each) => each.id)) + 1;
  let number = outfits.length + 1;
  while (taken.includes(`outfit ${number}`)) number += 1;
  outfits.push({ id, name: name ?? free ?? `Outfit ${number}`, type, worn: wornNow(who), isFavourite: false });
}
