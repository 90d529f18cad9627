import type { Change } from '../change.ts';
import type { Character } from '../character.ts';
import type { QualityId } from '../ids.ts';
import { type LevelAndPoints, type Qualities, withStandings } from '../qualities/qualities.ts';
import type { Standpoint } from '../turn.ts';

/** What changed during an absence without any command of the player. */
export type TimePassed = {
  /** In order. */
  readonly changes: readonly Change[];
  /** Shared levels before the absence. Undefined if they are unknown. */
  readonly shared?: Qualities;
};

/** The same character and world as if the time of the absence had changed nothing. */
export function withoutTimePassed({ character, world }: Standpoint, { changes, shared }: TimePassed): Standpoint {
  const before = changes.reduceRight(reverted, character);
  const qualities = withStandings(character.qualities, firstStandings(changes));
  return { character: { ...before, qualities }, world: shared ? { ...world, shared } : world };
}

function firstStandings(changes: readonly Change[]) {
  const first = new Map<QualityId, LevelAndPoints>();
  for (const change of changes)
    if (change.kind === 'quality' && !first.has(change.quality)) first.set(change.quality, change.from);
  return [...first].map(([quality, to]) => ({ quality, to }));
}

function reverted(character: Character, change: Change): Character {
  if (change.kind !== 'revealed' && change.kind !== 'held back') return character;
  const others = character.restrictions.filter((each) => each !== change.restriction);
  return { ...character, restrictions: change.kind === 'revealed' ? [...others, change.restriction] : others };
}
