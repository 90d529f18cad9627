import type { Character } from '../character.ts';
import type { QualityId } from '../ids.ts';
import { levelOf } from '../qualities/qualities.ts';
import type { EngagedAgent } from './engaged-agent.ts';

/** Who has the copies of a thing that are not lying in a drawer. */
export type InUse = {
  /** The slots the character wears it in. */
  readonly worn: readonly string[];
  /** Agents who have it and are at home. */
  readonly resting: readonly EngagedAgent[];
  /** Agents who have it and are on an errand: it is out of reach until they are back. */
  readonly away: readonly EngagedAgent[];
};

export function inUse(item: QualityId, { worn, agents }: Character): InUse {
  const holders = agents.filter(({ lent }) => lent.includes(item));
  return {
    worn: Object.keys(worn).filter((slot) => worn[slot] === item),
    resting: holders.filter(({ plot }) => !plot),
    away: holders.filter(({ plot }) => plot),
  };
}

/** Copies that nobody wears and nobody has. */
export function spareOf(item: QualityId, character: Character): number {
  const { worn, resting, away } = inUse(item, character);
  return Math.max(0, levelOf(character.qualities, item) - worn.length - resting.length - away.length);
}

/** Copies within the character's reach: all but those that agents on an errand have with them. */
export const withinReach = (item: QualityId, character: Character): number =>
  Math.max(0, levelOf(character.qualities, item) - inUse(item, character).away.length);
