import { reportedSubject } from '../reports/report-emails.ts';
import type { StoredReport } from '../reports/report-store.ts';
import { type AdminCommand, argumentOf, CommandRefused, commit } from './admin-command.ts';
import { atMoment } from './require-person.ts';

export const readReports: AdminCommand = {
  name: 'reports',
  kind: 'look',
  summary: 'lists what players have reported about others',
  options: [{ name: 'all', about: 'closed reports too, which are stored for a year' }],
  example: 'reports --all',
  async run(deps, input) {
    const reports = await deps.reports.list(input.all ? 'all' : 'open');
    return {
      lines: reports.length === 0 ? ['There are no reports.'] : reports.flatMap((each) => ['', ...tell(each)]).slice(1),
      data: { reports },
    };
  },
};

export const finishReport: AdminCommand = {
  name: 'report-done',
  kind: 'change',
  summary: 'closes a report',
  args: [{ name: 'number', about: 'number of the report' }],
  example: 'report-done 12 --reason "renamed"',
  async run(deps, input, note) {
    const id = Number(argumentOf(input, 'number'));
    const report = Number.isSafeInteger(id) ? await deps.reports.byId(id) : undefined;
    if (!report)
      throw new CommandRefused(`There is no report ${argumentOf(input, 'number')}: npm run admin reports lists them.`);
    if (report.isDone) throw new CommandRefused(`Report ${id} is already closed.`);
    await commit(deps, deps.reports.finishing(id), note({ about: { report: id } }));
    return { lines: [`Report ${id} is closed.`], data: { report: id } };
  },
};

const tell = ({ id, kind, at, isDone, name, userName, words, reason, by }: StoredReport): readonly string[] => [
  `${id}  ${atMoment(at)}  ${reportedSubject[kind]}${isDone ? '  (closed)' : ''}`,
  `    reported  ${name}, of the account ${userName}`,
  `    by        ${by ?? '(has left)'}`,
  ...quoted('words', words),
  ...quoted('reason', reason),
];

const quoted = (heading: string, text: string): readonly string[] =>
  (text || '(none)').split('\n').map((line, at) => `    ${(at === 0 ? heading : '').padEnd(8)}  ${line}`);
