import { type Static, Type } from 'typebox';
import { allowedOns, qualityCategories, qualityNatures } from './myself-quality.ts';
import { Html, oneOf } from './wording.ts';

export const deckTypes = ['Always', 'Sometimes'] as const;
export type DeckType = (typeof deckTypes)[number];
export const urgencies = ['Normal', 'High', 'Must'] as const;

/** Frequencies of cards, the rarest first. */
export const distributions = [
  'Rare',
  'Unusual',
  'VeryInfrequent',
  'Infrequent',
  'Standard',
  'Frequent',
  'Abundant',
  'Ubiquitous',
] as const;
export type Distribution = (typeof distributions)[number];

/** Kinds of storylet and card, by their look. */
export const storyletCategories = [
  'Unspecialised',
  'Ambition',
  'Blue',
  'Episodic',
  'Fancy',
  'Gold',
  'ItemUse',
  'LivingWorld',
  'Ongoing',
  'Premium',
  'QuesticleStart',
  'QuesticleStep',
  'Seasonal',
  'Sinister',
  'Travel',
] as const;
export type StoryletCategory = (typeof storyletCategories)[number];

export const RequirementSchema = Type.Object({
  id: Type.Integer(),
  qualityId: Type.Integer(),
  qualityName: Html(),
  category: oneOf(qualityCategories),
  nature: oneOf(qualityNatures),
  status: oneOf(['Locked', 'Unlocked']),
  tooltip: Html(),
  image: Type.String(),
  allowedOn: oneOf(allowedOns),
  bonuses: Type.Array(Type.Object({ name: Type.String(), image: Type.String(), description: Html() })),
  isCost: Type.Boolean(),
  /** Of a cost: its worth in the world's money. A field beside the specification's. */
  worth: Type.Optional(Type.Integer()),
  /** The level that is wanted, where there is less: it can be made a target. A field beside the specification's. */
  wantedLevel: Type.Optional(Type.Integer()),
  /** The author's text on why it is locked, or where it can be found. */
  availableAtMessage: Type.Optional(Html()),
});
export type Requirement = Static<typeof RequirementSchema>;

/** `Luck`: no level counts towards the chance. */
export const challengeTypes = ['Challenge', 'Luck'] as const;
export type ChallengeType = (typeof challengeTypes)[number];

export const ChallengeSchema = Type.Object({
  id: Type.Integer(),
  name: Html(),
  type: oneOf(challengeTypes),
  /** Empty for luck, which is on no quality. */
  category: oneOf([...qualityCategories, '']),
  nature: oneOf(qualityNatures),
  description: Html(),
  /** The chance without worn items, in words. */
  baseDescription: Html(),
  image: Type.String(),
  /** Chance of success in percent, floored. */
  targetNumber: Type.Integer(),
  /** Worn items that count for this challenge. */
  bonuses: Type.Array(Type.Object({ name: Type.String(), image: Type.String(), description: Html() })),
  /**
   * The chance in percent with the best for this quality that the character owns, and the number by which it is put on.
   * Absent where that is no higher, or clothes cannot be changed now. A field beside the specification's.
   */
  withBest: Type.Optional(Type.Object({ qualityId: Type.Integer(), targetNumber: Type.Integer() })),
  canAffordSecondChance: Type.Boolean(),
  /** 0 when nothing buys a second roll; else what goes into `secondChanceIds`. */
  secondChanceId: Type.Integer(),
  /** The number of second-chance items held. */
  secondChanceLevel: Type.Integer(),
  secondChanceDescription: Type.Optional(Html()),
});
export type Challenge = Static<typeof ChallengeSchema>;

export const BranchSchema = Type.Object({
  id: Type.Integer(),
  name: Html(),
  description: Html(),
  /** Shorter description for small screens, if the author wrote one. */
  mobileDescription: Type.Optional(Html()),
  image: Type.String(),
  ordering: Type.Integer(),
  /** 32 hex digits that go with this branch in this place. */
  planKey: Type.String(),
  buttonText: Type.String(),
  actionCost: Type.Integer(),
  actionLocked: Type.Boolean(),
  currencyCost: Type.Integer(),
  currencyLocked: Type.Boolean(),
  qualityLocked: Type.Boolean(),
  isLocked: Type.Boolean(),
  isOneWay: Type.Boolean(),
  /** The plan the player has made of it; absent without one. */
  planState: Type.Optional(oneOf(['Active', 'Complete'])),
  challenges: Type.Array(ChallengeSchema),
  qualityRequirements: Type.Array(RequirementSchema),
});
export type Branch = Static<typeof BranchSchema>;

const inBothForms = {
  id: Type.Integer(),
  name: Html(),
  image: Type.String(),
  category: oneOf(storyletCategories),
  /** True if it happens as soon as it is begun, without a choice. */
  isAutofire: Type.Boolean(),
  deckType: oneOf(deckTypes),
  /** The same, under its older name. */
  frequency: oneOf(deckTypes),
  distribution: oneOf(distributions),
  urgency: oneOf(urgencies),
  /** Shorter teaser for small screens, if the author wrote one. */
  mobileTeaser: Type.Optional(Html()),
  qualityRequirements: Type.Array(RequirementSchema),
};

/** A storylet as the list shows it. */
export const ListedStoryletSchema = Type.Object({
  ...inBothForms,
  teaser: Html(),
  /** True if a branch is unlocked, actions aside. A field beside the specification's. */
  isOpen: Type.Boolean(),
  /** Cost in actions of its cheapest branch, of the unlocked ones if there are any. A field beside the specification's. */
  leastActions: Type.Integer(),
});
export type ListedStorylet = Static<typeof ListedStoryletSchema>;

/** A storylet the player is in. */
export const OpenStoryletSchema = Type.Object({
  ...inBothForms,
  teaser: Html(),
  description: Html(),
  mobileDescription: Type.Optional(Html()),
  /** A large picture, shown in place of the image while it is open. A field beside the specification's. */
  scene: Type.Optional(Type.String()),
  canGoBack: Type.Boolean(),
  canChangeOutfit: Type.Boolean(),
  isInEventUseTree: Type.Boolean(),
  childBranches: Type.Array(BranchSchema),
});
export type OpenStorylet = Static<typeof OpenStoryletSchema>;

export const EndStoryletSchema = Type.Object({
  rootEventId: Type.Integer(),
  canGoAgain: Type.Boolean(),
  /** True if Onwards leads straight into another storylet. */
  isLinkingEvent: Type.Boolean(),
  isDirectLinkingEvent: Type.Boolean(),
  event: Type.Object({
    id: Type.Integer(),
    name: Html(),
    description: Html(),
    image: Type.String(),
    /** A large picture, shown in place of the image. A field beside the specification's. */
    scene: Type.Optional(Type.String()),
    deckType: oneOf(deckTypes),
    /** The same, under its older name. */
    frequency: oneOf(deckTypes),
    isInEventUseTree: Type.Boolean(),
  }),
  currentActionsRemaining: Type.Integer(),
  maxActionsAllowed: Type.Integer(),
  premiumBenefitsApply: Type.Boolean(),
  /** True if the world says that it is worth setting down in the journal. A field beside the specification's. */
  isForJournal: Type.Optional(Type.Boolean()),
  /** A code the result hands to the player, to be passed on. */
  accessCode: Type.Optional(Type.Object({ initialMessage: Html(), shareUrl: Type.String() })),
  image: Type.String(),
});
export type EndStorylet = Static<typeof EndStoryletSchema>;
