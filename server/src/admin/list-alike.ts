import type { NamedRow } from '../account/likeness-store.ts';
import type { AdminCommand } from './admin-command.ts';

export const listAlike: AdminCommand = {
  name: 'alike',
  kind: 'look',
  summary: 'lists names that look alike, chosen before such names were refused',
  details: ['Each of them still works. Nobody can choose another name that looks like them.'],
  example: 'alike',
  async run({ people }) {
    const [accounts, characters] = [await people.alike('accounts'), await people.alike('roster')];
    const lines = [...linesOf('accounts', accounts), ...linesOf('characters', characters)];
    return { lines: lines.length > 0 ? lines : ['No names look alike.'], data: { accounts, characters } };
  },
};

const linesOf = (word: string, groups: readonly (readonly NamedRow[])[]): readonly string[] =>
  groups.map((group) => `${word}: ${group.map(({ id, name }) => `${name} (${id})`).join(', ')}`);
