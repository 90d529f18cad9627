import type { QualityId } from '../ids.ts';
import { effectiveLevel } from '../qualities/effective-level.ts';
import type { Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import type { EngagedAgent } from './engaged-agent.ts';
import { agentReporting } from './plots.ts';

/** How far an agent has it in something, and how much of that comes from what they were lent. */
export type AgentLevel = { readonly quality: QualityId; readonly level: number; readonly bonus: number };

/** What an agent is good for: their own first, in the author's order, then what only lent things give. Never below 0. */
export function agentLevels(engaged: EngagedAgent, world: World): readonly AgentLevel[] {
  const own = world.agents.get(engaged.agent)?.levels ?? [];
  const lent = engaged.lent.flatMap((item) => world.qualities.get(item)?.enhancements ?? []);
  const qualities = new Set([...own, ...lent].map(({ quality }) => quality));
  return [...qualities].map((quality) => {
    const bonus = sumOf(lent, quality);
    return { quality, level: Math.max(0, sumOf(own, quality) + bonus), bonus };
  });
}

/** An agent's level in one thing; 0 in what they know nothing of. */
export const agentLevelOf = (quality: QualityId, engaged: EngagedAgent, world: World): number =>
  agentLevels(engaged, world).find((each) => each.quality === quality)?.level ?? 0;

type Part = { readonly quality: QualityId; readonly level: number };

const sumOf = (parts: readonly Part[], quality: QualityId): number =>
  parts.reduce((sum, part) => (part.quality === quality ? sum + part.level : sum), 0);

/**
 * The level a challenge is tested on: the character's effective one; in a report that of the agent who was
 * there, with what they were lent. What is everybody's is the same for both.
 */
export function testedLevel(quality: QualityId, here: Standpoint): number {
  const { character, world } = here;
  const agent = agentReporting(character);
  if (!agent || world.qualities.get(quality)?.shared) return effectiveLevel(quality, here);
  return agentLevelOf(quality, agent, world);
}
