import { type Character, type Quality, type World, whereGot } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import type { MeasuredLevel } from './asked-in-words.ts';

/** So many storylets are named at most. */
const most = 3;

/**
 * For somebody whose level will not do: the author's own words; then, if they lack it and may know of it,
 * the storylets they have met it in.
 */
export function whereToGet(
  { own, wanted: { atLeast = 0 } }: MeasuredLevel,
  quality: Quality,
  character: Character,
  world: World,
): string | undefined {
  const authors = quality.availableAt ? [escapeHtml(quality.availableAt)] : [];
  const isLacking = own < atLeast && !quality.hidden;
  const names = isLacking
    ? whereGot(quality.id, character, world)
        .slice(0, most)
        .map(({ name }) => escapeHtml(name))
    : [];
  const met = names.length === 0 ? [] : [`You have met it in: ${names.map((name) => `<em>${name}</em>`).join(', ')}.`];
  return [...authors, ...met].join(' ') || undefined;
}
