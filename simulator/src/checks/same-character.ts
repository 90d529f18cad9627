import { isDeepStrictEqual } from 'node:util';
import type { Character } from '@underhall/engine';

/** True if two characters are equal. Parts that are the same object in memory are not compared again. */
export function isSameCharacter(one: Character, other: Character): boolean {
  const [parts, others] = [Object.entries(one), other as unknown as Readonly<Record<string, unknown>>];
  if (parts.length !== Object.keys(other).length) return false;
  return parts.every(([name, part]) => part === others[name] || isDeepStrictEqual(part, others[name]));
}

/** The first field in which two characters differ, with both values, for messages. */
export function firstDifference(one: Character, other: Character): string {
  const others = other as unknown as Readonly<Record<string, unknown>>;
  const [name, part] = Object.entries(one).find(([key, value]) => !isDeepStrictEqual(value, others[key])) ?? [''];
  return `${name} ${JSON.stringify(part)}, against ${JSON.stringify(others[name])}`;
}
