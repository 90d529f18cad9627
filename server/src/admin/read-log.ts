import type { StoredAdminLogEntry } from './admin-log-store.ts';
import { countOf, type Deed, wordOf } from './deed.ts';
import { atMoment, personWord, requirePerson } from './require-person.ts';

export const readLog: Deed = {
  name: 'log',
  kind: 'look',
  does: 'lists what was done here, by whom and why, the newest first',
  more: [
    'Nobody can change a line or take one away: the database refuses it, and each line bears a hash of the one before.',
    'Where that was got round, the list says which line is not as it was written.',
  ],
  takes: [{ ...personWord, isOptional: true }],
  options: [{ name: 'most', takes: 'number', about: 'at most so many (50)' }],
  example: 'log ada --most 10',
  async act(deps, given) {
    const person = wordOf(given, personWord.name) === '' ? undefined : await requirePerson(deps, given);
    const entries = await deps.adminLog.list(countOf(given, 'most', 50), person?.accountId);
    const { lines, broken } = await deps.adminLog.check();
    const state =
      broken.length === 0
        ? `${lines} ${lines === 1 ? 'line' : 'lines'} in all, each as it was written.`
        : `NOT AS WRITTEN, or behind a line that is missing: ${broken.join(', ')} of ${lines}.`;
    return {
      lines: [...entries.map(tell), state],
      data: { entries, lines, broken },
      ...(person && { accountId: person.accountId }),
    };
  },
};

const tell = ({ id, at, operator, deed, accountId, about, reason, isWhole }: StoredAdminLogEntry): string =>
  [
    `${id}`,
    atMoment(at),
    operator,
    deed,
    ...(accountId === undefined ? [] : [`account ${accountId}`]),
    ...Object.entries(about).map(([name, fact]) => `${name} ${fact}`),
    ...(reason === '' ? [] : [`"${reason}"`]),
    ...(isWhole ? [] : ['(NOT AS WRITTEN)']),
  ].join('  ');
