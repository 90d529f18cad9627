import { maxOutfitNameLength } from '@underhall/contract/limits';
import type { Refusal } from '../turn.ts';
import type { Outfit } from './outfit.ts';

/** Names to choose from. */
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

/** Normalizes a name for storage: trimmed, Unicode NFC. */
export const tidyName = (name: string): string => name.trim().normalize('NFC');

/**
 * The reason why an outfit cannot have a name beside the others; undefined if it can. Names differ by more than their
 * capitals.
 */
export function unfitName(name: string, others: readonly Outfit[]): Refusal | undefined {
  const tidied = tidyName(name);
  const { length } = [...tidied];
  if (length === 0 || length > maxOutfitNameLength || /\p{C}/u.test(tidied)) return 'name unfit';
  return others.some((other) => other.name.toLowerCase() === tidied.toLowerCase()) ? 'outfit name taken' : undefined;
}

/** A name none of these has: the first of the presets that is free, else a numbered one. */
export function freeName(others: readonly Outfit[]): string {
  const isFree = (name: string) => unfitName(name, others) === undefined;
  const preset = presetNames.find(isFree);
  if (preset !== undefined) return preset;
  let number = others.length + 1;
  while (!isFree(`Outfit ${number}`)) number += 1;
  return `Outfit ${number}`;
}
