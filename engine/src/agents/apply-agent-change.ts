import type { Character } from '../character.ts';
import type { AgentChange } from './agent-change.ts';

export function applyAgentChange(character: Character, change: AgentChange): Character {
  switch (change.kind) {
    case 'agent engaged':
      return { ...character, agents: [...character.agents, { agent: change.agent, lent: [], reports: 0 }] };
    case 'agent dismissed':
      return { ...character, agents: character.agents.filter(({ agent }) => agent !== change.agent) };
    case 'agent turned away':
      return character;
    case 'agent':
      return {
        ...character,
        agents: character.agents.map((each) => (each.agent === change.to.agent ? change.to : each)),
      };
  }
}
