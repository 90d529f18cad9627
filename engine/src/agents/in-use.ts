import type { Character } from '../character.ts';
import type { QualityId } from '../ids.ts';
import { levelOf } from '../qualities/qualities.ts';
import type { EngagedAgent } from './engaged-agent.ts';

export type InUse = {
  readonly worn: readonly string[];
  readonly resting: readonly EngagedAgent[];
  /** Agents on a plot to whom the item is lent. It is out of reach until they return. */
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

/** Number of copies that are neither worn nor lent. */
export function spareOf(item: QualityId, character: Character): number {
  const { worn, resting, away } = inUse(item, character);
  return Math.max(0, levelOf(character.qualities, item) - worn.length - resting.length - away.length);
}

/** Number of owned copies that are not on a plot. */
export const withinReach = (item: QualityId, character: Character): number =>
  Math.max(0, levelOf(character.qualities, item) - inUse(item, character).away.length);
