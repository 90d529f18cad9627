import { reportedSubject } from '../reports/report-letters.ts';
import type { StoredReport } from '../reports/report-store.ts';
import { CannotDo, commit, type Deed, wordOf } from './deed.ts';
import { atMoment } from './require-person.ts';

export const readReports: Deed = {
  name: 'reports',
  kind: 'look',
  does: 'lists what players have reported of others',
  options: [{ name: 'all', about: 'also those that were dealt with; they are kept for a year' }],
  example: 'reports --all',
  async act(deps, given) {
    const reports = await deps.reports.list(given.all ? 'all' : 'open');
    return {
      lines: reports.length === 0 ? ['Nothing is reported.'] : reports.flatMap((each) => ['', ...tell(each)]).slice(1),
      data: { reports },
    };
  },
};

export const finishReport: Deed = {
  name: 'report-done',
  kind: 'change',
  does: 'takes a report off the list',
  takes: [{ name: 'number', about: 'that of the report' }],
  example: 'report-done 12 --reason "renamed"',
  async act(deps, given, note) {
    const id = Number(wordOf(given, 'number'));
    const report = Number.isSafeInteger(id) ? await deps.reports.byId(id) : undefined;
    if (!report) throw new CannotDo(`There is no report ${wordOf(given, 'number')}: npm run admin reports lists them.`);
    if (report.isDone) throw new CannotDo(`Report ${id} is dealt with already.`);
    await commit(deps, deps.reports.finishing(id), note({ about: { report: id } }));
    return { lines: [`Report ${id} is dealt with.`], data: { report: id } };
  },
};

const tell = ({ id, kind, at, isDone, name, userName, words, reason, by }: StoredReport): readonly string[] => [
  `${id}  ${atMoment(at)}  ${reportedSubject[kind]}${isDone ? '  (dealt with)' : ''}`,
  `    reported  ${name}, of the account ${userName}`,
  `    by        ${by ?? '(has left)'}`,
  ...quoted('words', words),
  ...quoted('reason', reason),
];

const quoted = (heading: string, text: string): readonly string[] =>
  (text || '(none)').split('\n').map((line, at) => `    ${(at === 0 ? heading : '').padEnd(8)}  ${line}`);
