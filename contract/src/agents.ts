import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { EnhancementSchema, ItemEffectSchema } from './myself-possession.ts';
import { qualityCategories } from './myself-quality.ts';
import { StoryReplySchema } from './story.ts';
import { ResultMessageSchema } from './story-message.ts';
import { RequirementSchema } from './storylet.ts';
import { Html, Ignored, Nothing, OptionalName, oneOf } from './wording.ts';

export const InventoryItemSchema = Type.Object({
  id: Type.Integer(),
  name: Html(),
  image: Type.String(),
  /** Slot. An agent carries at most one item per slot. */
  category: Type.String(),
  /** Number that the character owns, including lent copies. */
  level: Type.Integer(),
  isLoanable: Type.Boolean(),
  enhancements: Type.Array(EnhancementSchema),
  /** As in a possession. Not in the specification. */
  effects: Type.Optional(Type.Array(ItemEffectSchema)),
  /** Agents who carry the item on an errand. Those copies are unavailable. */
  borrowers: Type.Array(Type.Object({ id: Type.Integer(), name: Html() })),
  isWorn: Type.Boolean(),
  /** Whether the character wears it and cannot take it off now. */
  isOutfitLocked: Type.Boolean(),
  isOutfit: Type.Boolean(),
  description: Html(),
  levelDescription: Type.Optional(Html()),
});
export type InventoryItem = Static<typeof InventoryItemSchema>;

const errand = {
  id: Type.Integer(),
  name: Html(),
  image: Type.String(),
  description: Html(),
  /** Duration in actions that the character spends. */
  duration: Type.Integer(),
  qualityLocked: Type.Boolean(),
  /** In premium currency. */
  currencyCost: Type.Integer(),
};

export const AgentSchema = Type.Object({
  id: Type.Integer(),
  name: Html(),
  image: Type.String(),
  description: Html(),
  levels: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Html(),
      /** Level including the bonus of borrowed items. */
      level: Type.Integer(),
      /** Part of `level` from borrowed items. */
      bonus: Type.Integer(),
      category: oneOf(qualityCategories),
      image: Type.String(),
    }),
  ),
  inventory: Type.Array(InventoryItemSchema),
  /** Current errand. Absent while the agent is free. */
  plot: Type.Optional(
    Type.Object({
      ...errand,
      /** Actions spent since the errand began. Never above `duration`. */
      elapsed: Type.Integer(),
      canAbandon: Type.Boolean(),
    }),
  ),
});
export type Agent = Static<typeof AgentSchema>;

export const HintSchema = Type.Object({
  id: Type.Integer(),
  name: Html(),
  image: Type.String(),
  /** Chance at a typical check in whole percent. Above 100 if the agent exceeds the requirement. */
  chance: Type.Integer(),
  /** The agent's level and its description. These fields are not in the specification. */
  level: Type.Integer(),
  word: Type.String(),
});
export type Hint = Static<typeof HintSchema>;

export const PlotSchema = Type.Object({
  ...errand,
  currencyLocked: Type.Boolean(),
  qualityRequirements: Type.Array(RequirementSchema),
  /** Highest weight first. */
  hints: Type.Array(HintSchema),
});
export type Plot = Static<typeof PlotSchema>;

export const ConcernSchema = Type.Object({
  /** 0 for the general group. */
  id: Type.Integer(),
  name: Html(),
  description: Html(),
  image: Type.String(),
  plots: Type.Array(PlotSchema),
});
export type Concern = Static<typeof ConcernSchema>;

const household = {
  isSuccess: Type.Boolean(),
  /** All agents in service: returned ones first, then those on an errand, then those at home. */
  agents: Type.Array(AgentSchema),
  maxPlots: Type.Integer(),
  /**
   * Every item that the character owns and an agent can carry. Level 0 marks an item no longer owned. Not in the
   * specification.
   */
  inventory: Type.Array(InventoryItemSchema),
  /** Slots of agents, in display order. Not in the specification. */
  slots: Type.Array(Type.Object({ category: Type.String(), name: Type.String() })),
  /** Agent whose report is open, if any. Not in the specification. */
  reporting: Type.Optional(Type.Integer()),
};
export const AgentsSchema = Type.Object(household);
export type Agents = Static<typeof AgentsSchema>;

export const AgentChangeReplySchema = Type.Object({
  ...household,
  message: Type.Optional(Type.String()),
  agent: Type.Optional(AgentSchema),
});
export type AgentChangeReply = Static<typeof AgentChangeReplySchema>;

export const BeginPlotReplySchema = Type.Object({
  ...household,
  agent: Type.Optional(AgentSchema),
  name: Html(),
  description: Html(),
  image: Type.String(),
  messages: Type.Optional(Type.Array(ResultMessageSchema)),
});
export type BeginPlotReply = Static<typeof BeginPlotReplySchema>;

const agentId = Type.Integer();
/** Ignored, because the same items can be lent for every errand. */
const plotId = Ignored;
const read = { method: 'GET', who: 'character', repeat: 'reads', rate: 'read' } as const;
const change = { method: 'POST', who: 'character', rate: 'act' } as const;

export const agents = {
  agents: endpoint({
    ...read,
    path: '/agents',
    summary: 'The agents in service, their items and their current errands.',
    body: Nothing,
    reply: AgentsSchema,
  }),
  plots: endpoint({
    ...read,
    path: '/agents/plots',
    summary: 'The errands available to an agent, grouped by concern.',
    body: Type.Object({ agentId }),
    reply: Type.Object({ isSuccess: Type.Boolean(), concerns: Type.Array(ConcernSchema) }),
  }),
  lend: endpoint({
    ...change,
    path: '/agents/lend',
    repeat: 'by key',
    summary: 'Lend an item to an agent at home. Without an item, take back the one in a slot.',
    body: Type.Object({
      agentId,
      itemId: Type.Optional(Type.Integer()),
      category: OptionalName,
      plotId,
    }),
    reply: AgentChangeReplySchema,
  }),
  unequip: endpoint({
    ...change,
    path: '/agents/unequip',
    repeat: 'by key',
    summary: 'Take back the item in a slot of an agent at home. Without a slot, take back all items.',
    body: Type.Object({ agentId, category: OptionalName, plotId }),
    reply: AgentChangeReplySchema,
  }),
  takeAll: endpoint({
    ...change,
    path: '/agents/takeall',
    olderPaths: ['/agents/unequipall'],
    repeat: 'by key',
    summary: 'Take back all items from an agent at home.',
    body: Type.Object({ agentId, plotId }),
    reply: AgentChangeReplySchema,
  }),
  begin: endpoint({
    ...change,
    path: '/agents/begin',
    repeat: 'by key',
    summary: 'Send an agent on an errand.',
    body: Type.Object({ agentId, plotId: Type.Integer() }),
    reply: BeginPlotReplySchema,
  }),
  abandon: endpoint({
    ...change,
    path: '/agents/abandon',
    repeat: 'by key',
    summary: 'Abandon an errand, if it allows that.',
    body: Type.Object({ agentId }),
    reply: AgentChangeReplySchema,
  }),
  report: endpoint({
    ...change,
    path: '/agents/report',
    repeat: 'settles',
    summary: 'Open the report of a returned agent, as the current story.',
    body: Type.Object({ agentId }),
    reply: StoryReplySchema,
  }),
  perhapsNot: endpoint({
    ...change,
    path: '/agents/perhapsnot',
    repeat: 'settles',
    summary: 'Close the open report of an agent, for later.',
    body: Type.Object({ agentId }),
    reply: AgentChangeReplySchema,
  }),
  branch: endpoint({
    ...change,
    path: '/agents/branch',
    repeat: 'first reply',
    takesKey: true,
    summary: 'Choose a branch of the open report.',
    body: Type.Object({
      branchId: Type.Integer(),
      secondChanceIds: Type.Optional(Type.Array(Type.Integer(), { maxItems: 20 })),
      /** Requirement ids that the player saw. The server checks the current requirements. */
      qualityRequirements: Ignored,
    }),
    reply: StoryReplySchema,
  }),
};
