import type { AgentId, PlotId, QualityId } from '../ids.ts';

export type EngagedAgent = {
  readonly agent: AgentId;
  /** Items that the character lent to the agent, so nobody else can use them. */
  readonly lent: readonly QualityId[];
  /** `elapsed` is the number of actions that the player has spent since the plot began, `fate` what it cost. */
  readonly plot?: {
    readonly id: PlotId;
    readonly elapsed: number;
    readonly isReported?: true;
    readonly fate?: number;
  };
  readonly reports: number;
};

export type AgentChange =
  | { readonly kind: 'agent engaged'; readonly agent: AgentId }
  | { readonly kind: 'agent dismissed'; readonly agent: AgentId }
  /** The agent was not engaged, because the character had `maxAgents` already. */
  | { readonly kind: 'agent turned away'; readonly agent: AgentId }
  | {
      readonly kind: 'agent';
      readonly why: 'lent' | 'given back' | 'sent' | 'got on' | 'reported' | 'returned' | 'called off';
      readonly to: EngagedAgent;
    };

export function applyAgentChange<Employer extends { readonly agents: readonly EngagedAgent[] }>(
  character: Employer,
  change: AgentChange,
): Employer {
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
