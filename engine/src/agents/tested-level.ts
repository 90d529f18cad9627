import type { QualityId } from '../ids.ts';
import { effectiveLevel } from '../qualities/effective-level.ts';
import type { Standpoint } from '../turn.ts';
import { agentLevelOf } from './agent-levels.ts';
import { agentReporting } from './plots.ts';

/**
 * The level a challenge is tested on: the character's effective level; in an agent's report the agent's, lent items
 * included. A shared quality is the same for both.
 */
export function testedLevel(quality: QualityId, here: Standpoint): number {
  const { character, world } = here;
  const agent = agentReporting(character);
  if (!agent || world.qualities.get(quality)?.shared) return effectiveLevel(quality, here);
  return agentLevelOf(quality, agent, world);
}
