import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { EnhancementSchema } from './myself-possession.ts';
import { qualityCategories } from './myself-quality.ts';
import { StoryReplySchema } from './story.ts';
import { ResultMessageSchema } from './story-message.ts';
import { RequirementSchema } from './storylet.ts';
import { Html, Nothing, oneOf } from './wording.ts';

/** A thing that agents can carry, as the page of agents shows it. */
export const InventoryItemSchema = Type.Object({
  id: Type.Integer(),
  name: Html(),
  image: Type.String(),
  /** The slot it goes into: an agent carries one thing for each. */
  category: Type.String(),
  /** The number that the character owns, wherever they are. */
  level: Type.Integer(),
  isLoanable: Type.Boolean(),
  enhancements: Type.Array(EnhancementSchema),
  /** The agents who have it along on an errand: these copies are out of reach. */
  borrowers: Type.Array(Type.Object({ id: Type.Integer(), name: Html() })),
  isWorn: Type.Boolean(),
  /** True if the character wears it and cannot take it off now. */
  isOutfitLocked: Type.Boolean(),
  /** True if an outfit that is saved holds it. */
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
  /** Length: the number of actions that the character spends until it is done. */
  duration: Type.Integer(),
  qualityLocked: Type.Boolean(),
  /** Premium currency it costs. */
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
      /** With what is lent to them. */
      level: Type.Integer(),
      /** The part of it that comes from what is lent. */
      bonus: Type.Integer(),
      category: oneOf(qualityCategories),
      image: Type.String(),
    }),
  ),
  /** All that is lent to them. */
  inventory: Type.Array(InventoryItemSchema),
  /** The errand they are on; absent while they are free. */
  plot: Type.Optional(
    Type.Object({
      ...errand,
      /** Actions spent since they were sent; never more than the duration. */
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
  /** Chance at a typical check, in whole percent; above 100 for an agent better than needed. */
  chance: Type.Integer(),
  /** The agent's level, and what is said of it. Fields beside the specification's. */
  level: Type.Integer(),
  word: Type.String(),
});
export type Hint = Static<typeof HintSchema>;

export const PlotSchema = Type.Object({
  ...errand,
  currencyLocked: Type.Boolean(),
  qualityRequirements: Type.Array(RequirementSchema),
  /** The weightiest first. */
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
  /** All in service: those who are back first, then those away, then those at home. */
  agents: Type.Array(AgentSchema),
  /** Errands that can be under way at once. */
  maxPlots: Type.Integer(),
  /** All that the character owns and an agent could carry; what they owned once and own no more has level 0. A field beside the specification's. */
  inventory: Type.Array(InventoryItemSchema),
  /** The slots that agents have, in their order. A field beside the specification's. */
  slots: Type.Array(Type.Object({ category: Type.String(), name: Type.String() })),
  /** The agent whose report lies open; absent without one. A field beside the specification's. */
  reporting: Type.Optional(Type.Integer()),
};
export const AgentsSchema = Type.Object(household);
export type Agents = Static<typeof AgentsSchema>;

/** The answer to a change of one agent: the agent, and all of them as they are since. */
export const AgentChangedSchema = Type.Object({
  ...household,
  message: Type.Optional(Type.String()),
  agent: Type.Optional(AgentSchema),
});
export type AgentChanged = Static<typeof AgentChangedSchema>;

export const PlotBegunSchema = Type.Object({
  ...household,
  agent: Type.Optional(AgentSchema),
  name: Html(),
  description: Html(),
  image: Type.String(),
  messages: Type.Optional(Type.Array(ResultMessageSchema)),
});
export type PlotBegun = Static<typeof PlotBegunSchema>;

const agentId = Type.Integer();
/** Not read: who can have what does not depend on the errand. */
const plotId = Type.Optional(Type.Integer());
const read = { method: 'GET', who: 'character', repeat: 'reads', rate: 'read' } as const;
const change = { method: 'POST', who: 'character', rate: 'act' } as const;

export const agents = {
  agents: endpoint({
    ...read,
    path: '/agents',
    summary: 'The agents in service, what they carry, and the errands they are on.',
    body: Nothing,
    reply: AgentsSchema,
  }),
  plots: endpoint({
    ...read,
    path: '/agents/plots',
    summary: 'The errands an agent could be sent on, by their concerns.',
    body: Type.Object({ agentId }),
    reply: Type.Object({ isSuccess: Type.Boolean(), concerns: Type.Array(ConcernSchema) }),
  }),
  lend: endpoint({
    ...change,
    path: '/agents/lend',
    repeat: 'by key',
    summary: 'Lend a thing to an agent at home; without one, take back what they carry in a slot.',
    body: Type.Object({
      agentId,
      itemId: Type.Optional(Type.Integer()),
      category: Type.Optional(Type.String()),
      plotId,
    }),
    reply: AgentChangedSchema,
  }),
  unequip: endpoint({
    ...change,
    path: '/agents/unequip',
    repeat: 'by key',
    summary: 'Take back what an agent at home carries in a slot; without one, all of it.',
    body: Type.Object({ agentId, category: Type.Optional(Type.String()), plotId }),
    reply: AgentChangedSchema,
  }),
  takeAll: endpoint({
    ...change,
    path: '/agents/takeall',
    olderPaths: ['/agents/unequipall'],
    repeat: 'by key',
    summary: 'Take back all that an agent at home carries.',
    body: Type.Object({ agentId, plotId }),
    reply: AgentChangedSchema,
  }),
  begin: endpoint({
    ...change,
    path: '/agents/begin',
    repeat: 'by key',
    summary: 'Send an agent on an errand.',
    body: Type.Object({ agentId, plotId: Type.Integer() }),
    reply: PlotBegunSchema,
  }),
  abandon: endpoint({
    ...change,
    path: '/agents/abandon',
    repeat: 'by key',
    summary: 'Call an agent back from an errand that can be called off.',
    body: Type.Object({ agentId }),
    reply: AgentChangedSchema,
  }),
  report: endpoint({
    ...change,
    path: '/agents/report',
    repeat: 'settles',
    summary: 'Open the report of an agent who is back: it is the open story from then on.',
    body: Type.Object({ agentId }),
    reply: StoryReplySchema,
  }),
  perhapsNot: endpoint({
    ...change,
    path: '/agents/perhapsnot',
    repeat: 'settles',
    summary: 'Put the open report of an agent away for later.',
    body: Type.Object({ agentId }),
    reply: AgentChangedSchema,
  }),
  branch: endpoint({
    ...change,
    path: '/agents/branch',
    repeat: 'first reply',
    summary: 'Choose a branch of the report that lies open.',
    body: Type.Object({
      branchId: Type.Integer(),
      secondChanceIds: Type.Optional(Type.Array(Type.Integer(), { maxItems: 20 })),
      /** Requirements the player saw, by id. Not read: the rules check them again. */
      qualityRequirements: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 200 })),
    }),
    reply: StoryReplySchema,
  }),
};
