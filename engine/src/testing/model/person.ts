import type { Agent } from '../../agents/agent.ts';
import type { Story } from '../../character.ts';
import type { AgentId, AreaId, BranchId, PlotId, QualityId, SettingId, StoryletId, TimedId } from '../../ids.ts';
import type { Restriction } from '../../restriction.ts';
import type { World } from '../../world.ts';
import type { Reader } from './luck.ts';

/** What comes by itself: how many there are, and when the next one comes. */
export type Coming = { count: number; nextAt?: number | undefined };

/** A deck and a hand. */
export type Table = { deck: Coming; hand: StoryletId[] };
/** An outfit that was saved. */
export type Clothes = { id: number; name: string; type: string; worn: Map<string, QualityId>; isFavourite: boolean };
/** A branch the player means to choose. */
export type Meaning = {
  branch: BranchId;
  storylet: StoryletId;
  area: AreaId;
  isDone: boolean;
  notes: string;
  madeAt: number;
};
/** Somebody in service. */
export type Servant = {
  agent: AgentId;
  lent: QualityId[];
  plot?: { id: PlotId; elapsed: number } | undefined;
  reports: number;
};

/** A player's whole game, kept in the plainest way there is. */
export type Person = {
  luck: number;
  area: AreaId;
  setting: SettingId | undefined;
  stayed: number | undefined;
  lodging: number | undefined;
  actions: Coming;
  fate: number;
  tier: 'none' | 'exceptional' | 'enhanced';
  until: number | undefined;
  /** Decks that were used, and hands, by the setting that keeps them. */
  tables: Map<SettingId, Table>;
  story: Story;
  led: number;
  met: Set<StoryletId>;
  /** One number for each quality: change points, or levels where it climbs one by one. */
  totals: Map<QualityId, number>;
  names: Map<QualityId, string>;
  worn: Map<string, QualityId>;
  outfits: Clothes[];
  outfit: number;
  plans: Meaning[];
  servants: Servant[];
  timers: Map<TimedId, { dueAt: number; seed: number }>;
  begun: Set<TimedId>;
  heldBack: Set<Restriction>;
  codes: Set<string>;
};

/** A person in their world, at a moment; all of it changes as they go on. */
export type Game = {
  world: World;
  /** Levels that are everybody's, as totals. */
  shared: Map<QualityId, number>;
  /** Those that this turn changes, from its end on. */
  sharedNext: Map<QualityId, number>;
  who: Person;
  arrived: number;
  now: number;
  turn: number;
  luck: Reader;
  /** Has this turn done something from which more follows: see `afterwards`. */
  acts: boolean;
  /** Actions spent in this turn. */
  spent: number;
};

/** What a command comes to: nothing when it was allowed. */
export type Answer = undefined | { refused: string } | { doneBefore: number };

/** A refusal, and its word. */
export const no = (refused: string): Answer => ({ refused });

/** What membership widens. */
export const roomsOf = ({ tier }: Pick<Person, 'tier'>) =>
  tier === 'none' ? { bank: 20, deck: 6, plots: 2 } : { bank: 40, deck: 10, plots: 3 };

/** The agent as the world knows them, if they serve. */
export function servantOf(id: AgentId, { who, world }: Game): { servant: Servant; agent: Agent } | undefined {
  const servant = who.servants.find((each) => each.agent === id);
  const agent = world.agents.get(id);
  return servant && agent && { servant, agent };
}
