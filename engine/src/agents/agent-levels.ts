import type { QualityId } from '../ids.ts';
import type { World } from '../world.ts';
import type { EngagedAgent } from './engaged-agent.ts';

/** An agent's level in a quality, and how much of it comes from lent items. */
export type AgentLevel = { readonly quality: QualityId; readonly level: number; readonly bonus: number };

/**
 * All levels of an agent: their own qualities in the author's order, then those only lent items give. Never below 0.
 */
export function agentLevels(engaged: EngagedAgent, world: World): readonly AgentLevel[] {
  const own = world.agents.get(engaged.agent)?.levels ?? [];
  const lent = engaged.lent.flatMap((item) => world.qualities.get(item)?.enhancements ?? []);
  const qualities = new Set([...own, ...lent].map(({ quality }) => quality));
  return [...qualities].map((quality) => {
    const bonus = sumOf(lent, quality);
    return { quality, level: Math.max(0, sumOf(own, quality) + bonus), bonus };
  });
}

/** An agent's level in one quality; 0 if they have none. */
export const agentLevelOf = (quality: QualityId, engaged: EngagedAgent, world: World): number =>
  agentLevels(engaged, world).find((each) => each.quality === quality)?.level ?? 0;

type Part = { readonly quality: QualityId; readonly level: number };

const sumOf = (parts: readonly Part[], quality: QualityId): number =>
  parts.reduce((sum, part) => (part.quality === quality ? sum + part.level : sum), 0);
