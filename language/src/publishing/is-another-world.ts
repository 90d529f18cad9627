import { firstAssignedId } from '@underhall/contract/limits';
import type { PublishedNumber } from '../compile/add-published-numbers.ts';
import { parseIdsLock } from '../compile/ids-lock.ts';
import { readLock } from '../compile/read-folder.ts';

/** Two authors of one world may have given a few numbers to different things. */
const minDisagreements = 5;

/** True if most numbers that `ids.lock` shares with the published worlds belong to other things there. */
export function isAnotherWorld(folder: string, published: readonly PublishedNumber[]): boolean {
  // The compiler assigns each number once, whatever the kind.
  const keyOf = (kind: string, id: number): string => (id >= firstAssignedId ? `${id}` : `${kind} ${id}`);
  const others = new Map(published.map((other) => [keyOf(other.kind, other.number), other]));
  const shared = parseIdsLock(readLock(folder)).lines.flatMap((line) => {
    const other = others.get(keyOf(line.kind, line.id));
    return other && !line.isGone ? [line.kind === other.kind && line.name === other.name] : [];
  });
  const disagreements = shared.filter((isSame) => !isSame).length;
  return disagreements >= minDisagreements && disagreements > shared.length / 2;
}
