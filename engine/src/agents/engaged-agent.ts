import type { AgentId, PlotId, QualityId } from '../ids.ts';

/** Somebody in the character's service. */
export type EngagedAgent = {
  readonly agent: AgentId;
  /** Things lent to them; nobody else can use these meanwhile. */
  readonly lent: readonly QualityId[];
  /** What they are about, and how many of the player's actions it has had. */
  readonly plot?: { readonly id: PlotId; readonly elapsed: number; readonly isReported?: true };
  /** How often they have come back. */
  readonly reports: number;
};
