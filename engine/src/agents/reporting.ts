import type { Character } from '../character.ts';
import type { AgentId } from '../ids.ts';
import type { EngagedAgent } from './engaged-agent.ts';

/** The agent whose report lies open and waits for a choice; nobody while something else is told, or nothing. */
export const reporterOf = ({ story }: Pick<Character, 'story'>): AgentId | undefined =>
  story.phase === 'Available' || story.phase === 'End' ? undefined : story.agent;

/** The same as they stand in the character's service. */
export function reporting(character: Character): EngagedAgent | undefined {
  const id = reporterOf(character);
  return id === undefined ? undefined : character.agents.find(({ agent }) => agent === id);
}

/** Does the report of an agent's plot lie open, not yet answered? What it led into afterwards is no report any more. */
export const liesOpen = ({ agent, plot }: EngagedAgent, character: Character): boolean =>
  plot?.isReported === true && reporterOf(character) === agent;
