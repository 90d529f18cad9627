import type { QualityId } from '../ids.ts';
import type { World } from '../world.ts';
import type { EngagedAgent } from './engaged-agent.ts';

/** `bonus` is the part of `level` that lent items add. */
export type AgentLevel = { readonly quality: QualityId; readonly level: number; readonly bonus: number };

/**
 * Levels of an agent, at least 0. The agent's own qualities come first, in the author's order, then other qualities of
 * lent items.
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

/** Returns 0 if the agent does not have the quality. */
export const agentLevelOf = (quality: QualityId, engaged: EngagedAgent, world: World): number =>
  agentLevels(engaged, world).find((each) => each.quality === quality)?.level ?? 0;

type Part = { readonly quality: QualityId; readonly level: number };

const sumOf = (parts: readonly Part[], quality: QualityId): number =>
  parts.reduce((sum, part) => (part.quality === quality ? sum + part.level : sum), 0);
