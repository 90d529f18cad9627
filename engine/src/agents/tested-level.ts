import type { Character } from '../character.ts';
import type { QualityId } from '../ids.ts';
import { effectiveLevel } from '../qualities/effective-level.ts';
import type { World } from '../world.ts';
import { agentLevelOf } from './agent-levels.ts';
import { reporting } from './reporting.ts';

/**
 * The level a challenge is tested on: the character's effective one; in a report that of the agent who was
 * there, with what they were lent. What is everybody's is the same for both.
 */
export function testedLevel(quality: QualityId, character: Character, world: World): number {
  const agent = reporting(character);
  if (!agent || world.qualities.get(quality)?.shared) return effectiveLevel(quality, character, world);
  return agentLevelOf(quality, agent, world);
}
