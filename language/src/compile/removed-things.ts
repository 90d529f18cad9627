import type { Problem } from '../syntax/block.ts';
import type { Ids } from './assign-ids.ts';
import { type LockLine, printLine } from './ids-lock.ts';

/**
 * Warns of things that were removed since the last compilation. A renamed thing without `was` looks like one that was
 * removed and another that is new, and characters would lose it. One message for all parts of one thing.
 */
export function tellRemoved({ removed, added }: Pick<Ids, 'removed' | 'added'>, lock: string): readonly Problem[] {
  const rows = lock.split(/\r?\n/);
  const told = removed.filter(isToldAlone(removed));
  return [...new Set(told.map(groupOf))].flatMap((group): readonly Problem[] => {
    const lines = told.filter((line) => groupOf(line) === group);
    const [first] = lines;
    if (!first) return [];
    const fresh = added.filter(({ line }) => groupOf(line) === group);
    const row = rows.indexOf(printLine(first));
    const at = fresh[0]?.heading.at ?? { file: 'ids.lock', line: row + 1, column: 1, length: (rows[row] ?? '').length };
    const names = fresh.map(({ line }) => line.name);
    return [{ at, message: messageFor(first.kind, lines, names), severity: 'warning' }];
  });
}

/** False for what goes with its storylet or shop, and for the count of a choice that is made once. */
const isToldAlone =
  (removed: readonly LockLine[]) =>
  ({ kind, of }: LockLine): boolean =>
    kind !== 'once' && (of === undefined || !removed.some(({ id }) => id === of));

const groupOf = ({ kind, of }: LockLine): string => `${kind} ${of ?? ''}`;

function messageFor(kind: string, removed: readonly LockLine[], added: readonly string[]): string {
  const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
  const [old] = removed;
  const [fresh] = added;
  const told = `removed: ${kind} ${quoted(removed.map(({ name }) => name))}`;
  if (!old || !fresh) return `${told}; if that is a mistake, write it again under the same name`;
  const both = `${told}; new: ${quoted(added)}`;
  return removed.length === 1 && added.length === 1
    ? `${both}; if "${fresh}" is "${old.name}" renamed, write "was: ${old.name}" under its heading`
    : `${both}; if one of them is only renamed, write "was:" and its old name under its heading`;
}
