import type { AgentId } from '../ids.ts';
import type { Moment } from '../turn.ts';
import type { Agent } from './agent.ts';
import type { EngagedAgent } from './engaged-agent.ts';

/** Somebody in the character's service whom the world still knows; nothing for anybody else. */
export function serving(
  id: AgentId,
  { character, world }: Pick<Moment, 'character' | 'world'>,
): { readonly engaged: EngagedAgent; readonly agent: Agent } | undefined {
  const engaged = character.agents.find((each) => each.agent === id);
  const agent = world.agents.get(id);
  return engaged && agent && { engaged, agent };
}
