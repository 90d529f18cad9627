import { isDeepStrictEqual } from 'node:util';
import { type Change, type Character, levelOf, type QualityChange, worldAfter } from '@underhall/engine';
import { isValidStanding } from '../ledger.ts';
import type { Check, Step } from '../step.ts';

/** Levels are whole and never below nothing, a gain stops at the cap, and points never reach what the next level costs. */
export const checkLevelBounds: Check = (step) => {
  for (const change of step.changes) {
    if (change.kind !== 'quality' && change.kind !== 'shared') continue;
    const wrong = wrongWith(change, step);
    if (wrong) return `${wrong}: ${JSON.stringify(change)}`;
  }
  return undefined;
};

type LevelChange = QualityChange | Extract<Change, { kind: 'shared' }>;

function wrongWith({ quality: id, from, to, how }: LevelChange, { moment, after }: Step): string | undefined {
  const { world, character } = moment;
  const quality = world.qualities.get(id);
  if (!quality) return 'a quality that is not in the world was changed';
  if (!isValidStanding(to, quality.climbs, quality.steepest)) return 'no quality can stand like this';
  if (how === 'set' || to.level <= from.level) return undefined;
  if (quality.cap === undefined) return undefined;
  // What raises the cap may have changed in the same turn: the higher of the two counts.
  const raised = quality.capRaisedBy === undefined ? [0] : [character, after].map(levelIn(quality.capRaisedBy));
  const cap = quality.cap + Math.max(...raised);
  return to.level > Math.max(cap, from.level) ? `a gain went past the cap of ${cap}` : undefined;
}

const levelIn =
  (quality: number) =>
  ({ qualities }: Character): number =>
    levelOf(qualities, quality);

/** Shared levels come out the same by the steps the database adds as by the changes the player is told. */
export const checkSharedLevels: Check = ({ town, moment, changes, command }) => {
  // What two do at once is added up, and each is told what it would be alone.
  if (command.do === 'accept' || !changes.some(({ kind }) => kind === 'shared')) return undefined;
  const expected = worldAfter(moment.world, changes).shared;
  const { shared } = town.world;
  const isSame = isDeepStrictEqual(
    [expected.ids, expected.levels, expected.points],
    [shared.ids, shared.levels, shared.points],
  );
  return isSame
    ? undefined
    : `everybody's levels are ${JSON.stringify(shared)}, and were told as ${JSON.stringify(expected)}`;
};
