import { wordsOf } from '../ui/sanitize.ts';
import { type Group, groupsOf } from './sheet.ts';

/** Removes case and accents for a comparison. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Filters the groups to qualities whose name contains the text, ignoring case and accents. */
export function filterGroups(groups: readonly Group[], words: string): readonly Group[] {
  const wanted = plain(words);
  return wanted === '' ? groups : groupsOf(groups, ({ name }) => plain(spoken(name)).includes(wanted));
}

/** The plain text of a name. Skips parsing without markup, since hundreds of names are filtered on each keystroke. */
const spoken = (name: string): string => (/[<&]/.test(name) ? wordsOf(name) : name);

export const countIn = (groups: readonly Group[]): number =>
  groups.reduce((count, { possessions }) => count + possessions.length, 0);
