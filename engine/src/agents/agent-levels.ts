import type { QualityId } from '../ids.ts';
import { isOfAgents } from '../qualities/quality-category.ts';
import type { Standpoint } from '../turn.ts';
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

/**
 * The level in a quality that only agents have, of the agent whose report is open or was told last; 0 where nobody
 * reports. Undefined for what a character can have.
 */
export function levelOfReporter(quality: QualityId, { character, world }: Standpoint): number | undefined {
  const category = world.qualities.get(quality)?.category;
  if (category === undefined || !isOfAgents(category)) return undefined;
  const { story, agents } = character;
  const teller = story.phase === 'Available' ? undefined : agents.find(({ agent }) => agent === story.agent);
  return teller ? agentLevelOf(quality, teller, world) : 0;
}
