import { reportedSubject, type StoredReport } from '@underhall/server';
import { plainLine } from '../plain-line.ts';

/** A report as lines for the terminal. Whatever a player wrote is only letters there: no sign of theirs steers it. */
export function printReport({ id, kind, at, isDone, name, userName, words, reason, by }: StoredReport): string {
  const day = at.toISOString().slice(0, 16).replace('T', ' ');
  return [
    `${id}  ${day} UTC  ${reportedSubject[kind]}${isDone ? '  (dealt with)' : ''}`,
    `    reported  ${plainLine(name)}, of the account ${plainLine(userName)}`,
    `    by        ${by === undefined ? '(has left)' : plainLine(by)}`,
    ...quoted('words', words),
    ...quoted('reason', reason),
  ].join('\n');
}

const quoted = (heading: string, text: string): string[] =>
  (text || '(none)').split('\n').map((line, at) => `    ${(at === 0 ? heading : '').padEnd(8)}  ${plainLine(line)}`);
