import { wordsOf } from '../ui/sanitize.ts';
import { type Group, groupsOf } from './sheet.ts';

/** A text without capitals and accents, for comparing. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The groups with those qualities whose name has these words in it. Capitals and accents make no difference. */
export function filterGroups(groups: readonly Group[], words: string): readonly Group[] {
  const wanted = plain(words);
  return wanted === '' ? groups : groupsOf(groups, ({ name }) => plain(spoken(name)).includes(wanted));
}

/** The words of a name. Nearly all are words alone, and looking for others in some hundreds at each letter takes time. */
const spoken = (name: string): string => (/[<&]/.test(name) ? wordsOf(name) : name);

/** The number of qualities in these groups. */
export const countIn = (groups: readonly Group[]): number =>
  groups.reduce((count, { possessions }) => count + possessions.length, 0);
