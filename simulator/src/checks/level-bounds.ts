import { type Change, type Character, levelOf, type QualityChange } from '@underhall/engine';
import { isStanding } from '../ledger.ts';
import type { Step } from '../step.ts';
import type { Check } from './check.ts';

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
  if (!isStanding(to, quality.climbs, quality.steepest)) return 'no quality can stand like this';
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
