import { unusedName } from '@underhall/contract/limits';
import { isNumberedKind, type LockLine, parseIdsLock, printIdsLock } from './ids-lock.ts';

/** A number of a thing in a published version. `within` is the number of the thing that contains it, or 0. */
export type PublishedNumber = {
  readonly kind: string;
  readonly number: number;
  readonly within: number;
  readonly name: string;
};

/**
 * Adds the published numbers that a lock lacks, marked as gone, so that no new thing gets one of them. A removed thing
 * still gets its number back under its name. A damaged lock stays as it is.
 */
export function addPublishedNumbers(lock: string, published: readonly PublishedNumber[]): string {
  const { lines, problems } = parseIdsLock(lock);
  if (problems.length > 0) return lock;
  const numbers = new Set(lines.map(({ kind, id }) => `${kind} ${id}`));
  const names = new Set(lines.map(({ kind, of = 0, name }) => `${kind} ${of} ${name}`));
  const missing = published.flatMap(({ kind, number: id, within, name }): readonly LockLine[] => {
    if (!isNumberedKind(kind) || numbers.has(`${kind} ${id}`)) return [];
    const isTaken = names.has(`${kind} ${within} ${name}`);
    const of = within === 0 ? {} : { of: within };
    return [{ kind, id, ...of, name: isTaken ? unusedName(name, id) : name, isGone: true }];
  });
  return missing.length === 0 ? lock : printIdsLock([...lines, ...missing]);
}
