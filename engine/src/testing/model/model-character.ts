import type { Agent } from '../../agents/agent.ts';
import type { Story } from '../../character.ts';
import type { AgentId, AreaId, BranchId, PlotId, QualityId, SettingId, StoryletId, TimedId } from '../../ids.ts';
import type { OutfitType } from '../../outfits/outfit.ts';
import type { Restriction } from '../../restriction.ts';
import type { World } from '../../world.ts';
import type { Reader } from './luck.ts';

/** A counter that gains one every so many minutes up to its capacity. */
export type Clock = { count: number; nextAt?: number | undefined };

export type CardTable = { deck: Clock; hand: StoryletId[] };
export type Outfit = {
  id: number;
  name: string;
  type: OutfitType;
  worn: Map<string, QualityId>;
  isFavourite: boolean;
  given?: string;
};
export type Plan = {
  branch: BranchId;
  storylet: StoryletId;
  area: AreaId;
  isDone: boolean;
  madeAt: number;
};
export type EngagedAgent = {
  agent: AgentId;
  lent: QualityId[];
  plot?: { id: PlotId; elapsed: number; fate: number } | undefined;
  reports: number;
};

/** A character in the model, in the plainest data structures. */
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
  /** Used decks and hands, keyed by setting. */
  tables: Map<SettingId, CardTable>;
  /** The hand before the discards that can be undone. */
  discarded?: { table: SettingId; hand: StoryletId[] } | undefined;
  /** Story, place and hands after the last command. */
  situation?: string;
  story: Story;
  led: number;
  met: Set<StoryletId>;
  /** Change points from level 0, or levels for qualities that climb one by one. Keyed by quality. */
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

/** What the aftermath needs of the state before the turn. */
export type Before = { table: number; drops: boolean; setting: number | undefined };

/** A character in their world at one moment. Mutable. */
export type Game = {
  world: World;
  shared: Map<QualityId, number>;
  /** Shared totals that this turn changed. They apply from its end on. */
  sharedNext: Map<QualityId, number>;
  who: ModelCharacter;
  arrived: number;
  now: number;
  turn: number;
  luck: Reader;
  /** True if the turn did something that has an aftermath. */
  acts: boolean;
  spent: number;
  /** The state after an open question was settled, from which the rest of the turn starts. */
  before?: Before | undefined;
};

/** Undefined if the command was allowed. */
export type Answer = undefined | { refused: string } | { doneBefore: number };

export const no = (refused: string): Answer => ({ refused });

export function modelLimits({ who, world }: Pick<Game, 'who' | 'world'>) {
  const { bank, minutes, deck } = world.pack.allowances[who.tier];
  const wait = minutes * 60_000;
  return { bank: { room: bank, wait }, deck: { room: deck, wait }, plots: who.tier === 'none' ? 2 : 3 };
}

/** Undefined if the agent is not engaged or was removed from the world. */
export function engagedOf(id: AgentId, { who, world }: Game): { engaged: EngagedAgent; agent: Agent } | undefined {
  const engaged = who.engagedAgents.find((each) => each.agent === id);
  const agent = world.agents.get(id);
  return engaged && agent && { engaged, agent };
}
