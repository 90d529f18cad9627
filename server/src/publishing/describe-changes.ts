import type { NamedThing, WorldChanges } from './compare-worlds.ts';
import type { Occupancy } from './occupancy-store.ts';
import type { VersionFiles } from './version-store.ts';

/** More things of one kind are only counted. */
const maxNamed = 12;

/** The first things, and the number of the others. */
export const nameFirst = (things: readonly string[]): readonly string[] =>
  things.length <= maxNamed ? things : [...things.slice(0, maxNamed), `and ${things.length - maxNamed} more`];

/** Describes which pictures of the author differ. The world of a folder may have none yet. */
export function describePictures(before: VersionFiles = {}, after: VersionFiles): readonly string[] {
  const isPicture = (path: string): boolean => path.startsWith('pictures/') && !path.endsWith('.txt');
  const count = (paths: readonly string[]): string => `${paths.length} ${paths.length === 1 ? 'picture' : 'pictures'}`;
  const changed = Object.keys(after).filter((path) => isPicture(path) && after[path] !== before[path]);
  const removed = Object.keys(before).filter((path) => isPicture(path) && !(path in after));
  return [
    ...(changed.length > 0 ? [`new or changed: ${count(changed)}`] : []),
    ...(removed.length > 0 ? [`removed: ${count(removed)}`] : []),
  ];
}

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
  return lines;
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
    return `${what}: ${kind} ${nameFirst(ofKind.map(describe)).join(', ')}`;
  });
}
