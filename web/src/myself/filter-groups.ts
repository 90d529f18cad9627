import { wordsOf } from '../ui/sanitize.ts';
import { filterPossessions, type Group } from './sheet.ts';

const normalize = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Filters the groups to qualities whose name contains the text, ignoring case and accents. */
export function filterGroups(groups: readonly Group[], words: string): readonly Group[] {
  const query = normalize(words);
  return query === '' ? groups : filterPossessions(groups, ({ name }) => normalize(plainText(name)).includes(query));
}

/**
 * Converts a name to plain text. Skips parsing if there is no markup, because each keystroke filters hundreds of names.
 */
const plainText = (name: string): string => (/[<&]/.test(name) ? wordsOf(name) : name);

export const countPossessions = (groups: readonly Group[]): number =>
  groups.reduce((count, { possessions }) => count + possessions.length, 0);
