import { type AdminCommand, argumentOf, countOption } from './admin-command.ts';
import type { StoredAdminLogEntry } from './admin-log-store.ts';
import { atMoment, personWord, requirePerson } from './require-person.ts';

export const readLog: AdminCommand = {
  name: 'log',
  kind: 'look',
  summary: 'lists the commands that ran, who ran them and why, newest first',
  details: [
    'The database refuses to change or delete an entry, and each entry includes a hash of the one before it.',
    'The list marks entries that were changed nevertheless.',
  ],
  args: [{ ...personWord, isOptional: true }],
  options: [{ name: 'most', valueName: 'number', about: 'maximum number of entries (50)' }],
  example: 'log ada --most 10',
  async run(deps, input) {
    const person = argumentOf(input, personWord.name) === '' ? undefined : await requirePerson(deps, input);
    const entries = await deps.adminLog.list(countOption(input, 'most', 50), person?.accountId);
    const { lines, broken } = await deps.adminLog.check();
    const state =
      broken.length === 0
        ? `${lines} ${lines === 1 ? 'entry' : 'entries'} in all, none of them changed.`
        : `CHANGED, or behind a deleted entry: ${broken.join(', ')} of ${lines}.`;
    return {
      lines: [...entries.map(lineOf), state],
      // Programs depend on these field names.
      data: { entries: entries.map(fieldsOf), lines, broken },
      ...(person && { accountId: person.accountId }),
    };
  },
};

const fieldsOf = ({ command, isIntact, ...entry }: StoredAdminLogEntry) => ({
  ...entry,
  deed: command,
  isWhole: isIntact,
});

const lineOf = ({
  id,
  at,
  operator,
  command,
  accountId,
  about,
  reason,
  isIntact: isWhole,
}: StoredAdminLogEntry): string =>
  [
    `${id}`,
    atMoment(at),
    operator,
    command,
    ...(accountId === undefined ? [] : [`account ${accountId}`]),
    ...Object.entries(about).map(([name, fact]) => `${name} ${fact}`),
    ...(reason === '' ? [] : [`"${reason}"`]),
    ...(isWhole ? [] : ['(CHANGED)']),
  ].join('  ');
