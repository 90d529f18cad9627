import { isDeepStrictEqual } from 'node:util';
import { type Change, type Character, levelOf, type QualityChange, worldAfter } from '@underhall/engine';
import { isValidStanding } from '../ledger.ts';
import type { Check, Step } from '../step.ts';

/** Levels are integers from 0. A gain stops at the cap. Points stay below the cost of the next level. */
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
  if (!quality) return 'the changed quality is not in the world';
  if (!isValidStanding(to, quality.climbs, quality.steepest)) return 'invalid level or points';
  if (how === 'set' || to.level <= from.level) return undefined;
  if (quality.cap === undefined) return undefined;
  // The quality that raises the cap may have changed in the same turn, so a gain may reach the higher of the two caps.
  const raised = quality.capRaisedBy === undefined ? [0] : [character, after].map(levelIn(quality.capRaisedBy));
  const cap = quality.cap + Math.max(...raised);
  return to.level > Math.max(cap, from.level) ? `a gain went past the cap of ${cap}` : undefined;
}

const levelIn =
  (quality: number) =>
  ({ qualities }: Character): number =>
    levelOf(qualities, quality);

/** The increments that the database adds give the same shared levels as the changes that the player sees. */
export const checkSharedLevels: Check = ({ town, moment, changes, command }) => {
  // If two players change a level at once, each sees only their own change.
  if (command.do === 'accept' || !changes.some(({ kind }) => kind === 'shared')) return undefined;
  const expected = worldAfter(moment.world, changes).shared;
  const { shared } = town.world;
  const isSame = isDeepStrictEqual(
    [expected.ids, expected.levels, expected.points],
    [shared.ids, shared.levels, shared.points],
  );
  return isSame
    ? undefined
    : `the shared levels are ${JSON.stringify(shared)}, but the changes shown give ${JSON.stringify(expected)}`;
};
