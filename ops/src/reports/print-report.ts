import { type StoredReport, whatIsReported } from '@underhall/server';

/** A report as lines for the terminal. Whatever a player wrote is only letters there: no sign of theirs steers it. */
export function printReport({ id, kind, at, isDone, name, userName, words, reason, by }: StoredReport): string {
  const day = at.toISOString().slice(0, 16).replace('T', ' ');
  return [
    `${id}  ${day} UTC  ${whatIsReported[kind]}${isDone ? '  (dealt with)' : ''}`,
    `    reported  ${plain(name)}, of the account ${plain(userName)}`,
    `    by        ${by === undefined ? '(has left)' : plain(by)}`,
    ...quoted('words', words),
    ...quoted('reason', reason),
  ].join('\n');
}

const quoted = (heading: string, text: string): string[] =>
  (text || '(none)').split('\n').map((line, at) => `    ${(at === 0 ? heading : '').padEnd(8)}  ${plain(line)}`);

/** Text without control characters, and without marks that turn the direction of writing. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, ' ');
