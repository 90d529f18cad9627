import { unusedName } from '@underhall/contract/limits';
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
  const changed = Object.keys(after).filter((path) => isPicture(path) && after[path] !== before[path]);
  const removed = Object.keys(before).filter((path) => isPicture(path) && !(path in after));
  return [...namePictures('new or changed', changed), ...namePictures('removed', removed)];
}

const namePictures = (what: string, paths: readonly string[]): readonly string[] =>
  paths.length === 0
    ? []
    : [`${what}: picture ${nameFirst(paths.map((path) => `"${path.replace('pictures/', '')}"`)).join(', ')}`];

/** Describes what a version changes, in lines for its author. Nobody can edit a version to which the game rolls back. */
export function describeChanges(changes: WorldChanges, occupancy: Occupancy, isRollBack = false): readonly string[] {
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
    ...consequencesOf(changes, occupancy),
    ...changes.renumbered.map((pair) => describeRenumbered(pair, occupancy, isRollBack)),
    ...(isRollBack ? [] : changes.suspected.map(describeSuspected)),
  ];
  return lines;
}

/** What removed things mean for the players in them. */
function consequencesOf({ removed, beginning }: WorldChanges, { countOf }: Occupancy): readonly string[] {
  const isHidden = removed.some((thing) => thing.kind === 'quality' && countOf(thing) > 0);
  const isLeft = removed.some((thing) => thing.kind === 'area' && countOf(thing) > 0);
  return [
    ...(isHidden ? ['Players keep removed qualities, but these stay hidden until they return.'] : []),
    ...(isLeft
      ? [`Players in a removed area go to "${beginning}", or to the first open place if that is closed to them.`]
      : []),
  ];
}

function describeRenumbered(
  { before, after }: WorldChanges['renumbered'][number],
  occupancy: Occupancy,
  isRollBack: boolean,
): string {
  const back = `The ${after.kind} "${after.name}" has the number ${after.id} again instead of ${before.id}: what players had under ${after.id} is there again.`;
  const players = countOf(before, occupancy);
  if (after.kind !== 'quality' || players === undefined) return back;
  const hidden = `${back} What ${players} got under ${before.id} is stored, but hidden.`;
  if (isRollBack) return hidden;
  return `${hidden} To show it too, write another quality with "was: ${unusedName(before.name, Number(before.id))}" under its heading.`;
}

function describeSuspected({ removed, added }: WorldChanges['suspected'][number]): string {
  const otherwise =
    removed.kind === 'quality'
      ? `Otherwise players keep "${removed.name}", but it stays hidden until it returns.`
      : `Otherwise it is a new ${added.kind} for players.`;
  return `The ${removed.kind} "${removed.name}" is removed and "${added.name}" is new, and they look alike. If it is only renamed, write "was: ${removed.name}" under the heading of "${added.name}". ${otherwise}`;
}

const placeOf = ({ within }: NamedThing): string => (within === undefined ? '' : ` in "${within}"`);

const playersOf = (thing: NamedThing, occupancy: Occupancy): string => {
  const players = countOf(thing, occupancy);
  return players === undefined ? '' : ` (${players})`;
};

/** The number of players in words. Undefined if there are none. */
function countOf(thing: NamedThing, { isComplete, countOf }: Occupancy): string | undefined {
  const count = countOf(thing);
  if (count === 0) return undefined;
  return `${isComplete ? '' : 'at least '}${count} ${count === 1 ? 'player' : 'players'}`;
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
