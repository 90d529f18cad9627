import { maxOutfitNameLength } from '@underhall/contract/limits';
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

/** Trimmed and in Unicode NFC, as stored. */
export const tidyName = (name: string): string => name.trim().normalize('NFC');

/**
 * Why an outfit cannot have this name. Undefined if it can. It must differ from the other names by more than upper or
 * lower case.
 */
export function unfitName(name: string, others: readonly Outfit[]): Refusal | undefined {
  const tidied = tidyName(name);
  const { length } = [...tidied];
  if (length === 0 || length > maxOutfitNameLength || /\p{C}/u.test(tidied)) return 'name unfit';
  return others.some((other) => other.name.toLowerCase() === tidied.toLowerCase()) ? 'outfit name taken' : undefined;
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
