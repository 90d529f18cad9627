import type { NamedThing, WorldChanges } from './compare-worlds.ts';
import type { Occupancy } from './occupancy-store.ts';

/** More things of one kind are only counted. */
const maxNamed = 12;

/** Describes what a version changes, in lines for its author. */
export function describeChanges(changes: WorldChanges, occupancy: Occupancy): readonly string[] {
  const named = (thing: NamedThing): string => `"${thing.name}"${placeOf(thing)}${playersOf(thing, occupancy)}`;
  const lines = [
    ...byKind('new', changes.added, (thing) => `"${thing.name}"${placeOf(thing)}`),
    ...byKind('changed', changes.changed, named),
    ...byKind(
      'renamed',
      changes.renamed.map(({ after }) => after),
      (thing) => {
        const before = changes.renamed.find(({ after }) => after === thing)?.before.name;
        return `"${before}" to ${named(thing)}`;
      },
    ),
    ...byKind('removed', changes.removed, named),
    ...changes.suspected.map(
      ({ removed, added }) =>
        `The ${removed.kind} "${removed.name}" is removed and "${added.name}" is new, and they look alike. If it is only renamed, write "was: ${removed.name}" under the heading of "${added.name}", or players lose it.`,
    ),
  ];
  return lines.length > 0 ? lines : ['The version has the same content as the live one.'];
}

const placeOf = ({ within }: NamedThing): string => (within === undefined ? '' : ` in "${within}"`);

function playersOf(thing: NamedThing, { isComplete, countOf }: Occupancy): string {
  const count = countOf(thing);
  if (count === 0) return '';
  return ` (${isComplete ? '' : 'at least '}${count} ${count === 1 ? 'player' : 'players'})`;
}

function byKind(
  what: string,
  things: readonly NamedThing[],
  describe: (thing: NamedThing) => string,
): readonly string[] {
  const kinds = [...new Set(things.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const ofKind = things.filter((thing) => thing.kind === kind);
    const names = ofKind.slice(0, maxNamed).map(describe).join(', ');
    const more = ofKind.length > maxNamed ? ` and ${ofKind.length - maxNamed} more` : '';
    return `${what}: ${kind} ${names}${more}`;
  });
}
