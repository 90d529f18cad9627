import { type Change, capOf, type QualityChange } from '@underhall/engine';
import { isStanding } from '../ledger.ts';
import type { Step } from '../step.ts';
import type { Check } from './check.ts';

/** Levels are whole and never below nothing, a gain stops at the cap, and points never reach what the next level costs. */
export const isInBounds: Check = (step) => {
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
  const caps = [capOf(quality, character, world), capOf(quality, after, world)].map((cap) => cap ?? Number.MAX_VALUE);
  return to.level > Math.max(...caps, from.level) ? `a gain went past the cap of ${caps}` : undefined;
}
