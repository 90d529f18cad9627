import type { Agent } from '../../agents/agent.ts';
import type { Story } from '../../character.ts';
import type { AgentId, AreaId, BranchId, PlotId, QualityId, SettingId, StoryletId, TimedId } from '../../ids.ts';
import type { OutfitType } from '../../outfits/outfit.ts';
import type { Restriction } from '../../restriction.ts';
import type { World } from '../../world.ts';
import type { Reader } from './luck.ts';

/** A counter that gains one every ten minutes up to its capacity. */
export type Clock = { count: number; nextAt?: number | undefined };

/** A deck and a hand. */
export type CardTable = { deck: Clock; hand: StoryletId[] };
/** A saved outfit. */
export type Outfit = {
  id: number;
  name: string;
  type: OutfitType;
  worn: Map<string, QualityId>;
  isFavourite: boolean;
  given?: string;
};
/** A branch that is marked as a plan. */
export type Plan = {
  branch: BranchId;
  storylet: StoryletId;
  area: AreaId;
  isDone: boolean;
  madeAt: number;
};
/** An agent in the character's service. */
export type EngagedAgent = {
  agent: AgentId;
  lent: QualityId[];
  plot?: { id: PlotId; elapsed: number } | undefined;
  reports: number;
};

/** A character as the model has it, in the plainest data structures. */
export type ModelCharacter = {
  name: string;
  face: string;
  frame: string | undefined;
  banner: string | undefined;
  luck: number;
  area: AreaId;
  setting: SettingId | undefined;
  stayed: number | undefined;
  lodging: number | undefined;
  actions: Clock;
  fate: number;
  tier: 'none' | 'exceptional' | 'enhanced';
  until: number | undefined;
  next: { tier: ModelCharacter['tier']; until: number | undefined } | undefined;
  /** Decks and hands that were used, by their setting. */
  tables: Map<SettingId, CardTable>;
  story: Story;
  led: number;
  met: Set<StoryletId>;
  /** Totals by quality: change points, or levels of one that climbs one by one. */
  totals: Map<QualityId, number>;
  names: Map<QualityId, string>;
  worn: Map<string, QualityId>;
  outfits: Outfit[];
  outfit: number;
  plans: Plan[];
  engagedAgents: EngagedAgent[];
  timers: Map<TimedId, { dueAt: number; seed: number }>;
  begun: Set<TimedId>;
  restrictions: Set<Restriction>;
  codes: Set<string>;
};

/** A character in their world at a moment. Mutable. */
export type Game = {
  world: World;
  /** Totals of the shared qualities. */
  shared: Map<QualityId, number>;
  /** Shared totals that this turn changes, from its end on. */
  sharedNext: Map<QualityId, number>;
  who: ModelCharacter;
  arrived: number;
  now: number;
  turn: number;
  luck: Reader;
  /** True if the turn did something with an aftermath: see `afterwards`. */
  acts: boolean;
  /** Actions spent in this turn. */
  spent: number;
};

/** The answer to a command: undefined if it was allowed. */
export type Answer = undefined | { refused: string } | { doneBefore: number };

/** A refusal with its reason. */
export const no = (refused: string): Answer => ({ refused });

/** The limits that membership widens. */
export const modelLimits = ({ tier }: Pick<ModelCharacter, 'tier'>) =>
  tier === 'none' ? { bank: 20, deck: 6, plots: 2 } : { bank: 40, deck: 10, plots: 3 };

/** An engaged agent who is still in the world, both as engaged and as written. */
export function engagedOf(id: AgentId, { who, world }: Game): { engaged: EngagedAgent; agent: Agent } | undefined {
  const engaged = who.engagedAgents.find((each) => each.agent === id);
  const agent = world.agents.get(id);
  return engaged && agent && { engaged, agent };
}
