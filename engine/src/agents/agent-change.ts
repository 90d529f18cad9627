import type { AgentId } from '../ids.ts';
import type { EngagedAgent } from './engaged-agent.ts';

export type AgentChange =
  | { readonly kind: 'agent engaged'; readonly agent: AgentId }
  | { readonly kind: 'agent dismissed'; readonly agent: AgentId }
  /** Nobody was engaged, since as many as one may have were in service already. */
  | { readonly kind: 'agent turned away'; readonly agent: AgentId }
  | {
      readonly kind: 'agent';
      readonly why: 'lent' | 'given back' | 'sent' | 'got on' | 'reported' | 'returned' | 'called off';
      readonly to: EngagedAgent;
    };
