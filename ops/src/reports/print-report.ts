import { reportedSubject, type StoredReport } from '@underhall/server';
import { plainLine } from '../plain-line.ts';

/** A report as lines for the terminal, without control characters in the players' text. */
export function printReport({ id, kind, at, isDone, name, userName, words, reason, by }: StoredReport): string {
  const day = at.toISOString().slice(0, 16).replace('T', ' ');
  return [
    `${id}  ${day} UTC  ${reportedSubject[kind]}${isDone ? '  (done)' : ''}`,
    `    reported  ${plainLine(name)}, account ${plainLine(userName)}`,
    `    by        ${by === undefined ? '(deleted account)' : plainLine(by)}`,
    ...labelled('words', words),
    ...labelled('reason', reason),
  ].join('\n');
}

const labelled = (heading: string, text: string): string[] =>
  (text || '(none)').split('\n').map((line, at) => `    ${(at === 0 ? heading : '').padEnd(8)}  ${plainLine(line)}`);
