import { readText } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import type { Refusal } from '../turn.ts';
import type { Outfit } from './outfit.ts';

export const presetNames = [
  'Casual',
  'Mourning',
  'Work',
  'Fancy',
  'Midnight',
  'Night-attire',
  'Gadding about',
  'Staying in',
  'Public Occasion',
  'Disguise',
  'Court',
  'Protective',
  'Enticing',
] as const;

export const tidyName = (name: string): string => readText(typedTexts.outfitName, name).text;

/**
 * Returns why an outfit cannot have this name, or undefined if it can. Names must differ by more than upper or lower
 * case.
 */
export function unfitName(name: string, others: readonly Outfit[]): Refusal | undefined {
  const { text, fault } = readText(typedTexts.outfitName, name);
  if (fault) return 'name unfit';
  return others.some((other) => other.name.toLowerCase() === text.toLowerCase()) ? 'outfit name taken' : undefined;
}

/** The first free preset, or else a numbered name. */
export function freeName(others: readonly Outfit[]): string {
  const isFree = (name: string) => unfitName(name, others) === undefined;
  const preset = presetNames.find(isFree);
  if (preset !== undefined) return preset;
  let number = others.length + 1;
  while (!isFree(`Outfit ${number}`)) number += 1;
  return `Outfit ${number}`;
}
