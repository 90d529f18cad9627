import { type Static, Type } from 'typebox';
import { allowedOns, qualityCategories, qualityNatures } from './myself-quality.ts';
import { RepeatableSchema } from './story-repeats.ts';
import { Html, oneOf } from './wording.ts';

/** As specified. `Persistent` storylets are listed, and `Sometimes` storylets are cards. */
export const deckTypes = ['Persistent', 'Sometimes'] as const;
export type DeckType = (typeof deckTypes)[number];
/** The same decks under the names that older clients know. */
export const deckTypeNames = ['Always', 'Sometimes'] as const;
export const urgencies = ['Normal', 'High', 'Must'] as const;

/** Card frequencies, rarest first. */
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

/** Visual styles of storylets and cards. */
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
  /** In the wording that independent clients parse, with digits for every level. */
  tooltip: Html(),
  /** The tooltip as the page shows it. Absent if it is the same. Not in the specification. */
  shortTooltip: Type.Optional(Html()),
  image: Type.String(),
  allowedOn: oneOf(allowedOns),
  bonuses: Type.Array(Type.Object({ name: Type.String(), image: Type.String(), description: Html() })),
  isCost: Type.Boolean(),
  /** For a cost, its value in the world's money. Not in the specification. */
  worth: Type.Optional(Type.Integer()),
  /**
   * Required level, present if the character's level is lower, so that the player can set it as a target. Not in the
   * specification.
   */
  wantedLevel: Type.Optional(Type.Integer()),
  /** Hint for an unmet requirement: the author's text, and storylets that raise the level. */
  availableAtMessage: Type.Optional(Html()),
});
export type Requirement = Static<typeof RequirementSchema>;

/** `Luck`: the chance does not depend on any level. */
export const challengeTypes = ['Challenge', 'Luck'] as const;
export type ChallengeType = (typeof challengeTypes)[number];

export const ChallengeSchema = Type.Object({
  id: Type.Integer(),
  name: Html(),
  type: oneOf(challengeTypes),
  /** Empty for luck challenges, which test no quality. */
  category: oneOf([...qualityCategories, '']),
  nature: oneOf(qualityNatures),
  description: Html(),
  /** Chance without worn items, in words. */
  baseDescription: Html(),
  image: Type.String(),
  /** Chance of success in percent, rounded down. */
  targetNumber: Type.Integer(),
  bonuses: Type.Array(Type.Object({ name: Type.String(), image: Type.String(), description: Html() })),
  /**
   * Chance in percent with the best owned item, and the id for equipping the item. Absent if that chance is no higher
   * or the outfit is locked. Not in the specification.
   */
  withBest: Type.Optional(Type.Object({ qualityId: Type.Integer(), targetNumber: Type.Integer() })),
  canAffordSecondChance: Type.Boolean(),
  /** The id to send in `secondChanceIds`. 0 if the challenge has no second chance. */
  secondChanceId: Type.Integer(),
  /** Number of second-chance items that the character owns. */
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
  /** 32 hexadecimal digits that identify this branch in this area. */
  planKey: Type.String(),
  buttonText: Type.String(),
  actionCost: Type.Integer(),
  actionLocked: Type.Boolean(),
  currencyCost: Type.Integer(),
  currencyLocked: Type.Boolean(),
  qualityLocked: Type.Boolean(),
  isLocked: Type.Boolean(),
  isOneWay: Type.Boolean(),
  /** State of the player's plan for this branch. Absent without one. */
  planState: Type.Optional(oneOf(['Active', 'Complete'])),
  /** Present if the branch can be chosen several times at once now. Not in the specification. */
  repeatable: Type.Optional(RepeatableSchema),
  challenges: Type.Array(ChallengeSchema),
  qualityRequirements: Type.Array(RequirementSchema),
});
export type Branch = Static<typeof BranchSchema>;

const inBothForms = {
  id: Type.Integer(),
  name: Html(),
  image: Type.String(),
  category: oneOf(storyletCategories),
  /** True for a card that chooses its only branch as soon as it is played. */
  isAutofire: Type.Boolean(),
  deckType: oneOf(deckTypes),
  deckTypeName: oneOf(deckTypeNames),
  /** Older name of the previous field. */
  frequency: oneOf(deckTypeNames),
  distribution: oneOf(distributions),
  urgency: oneOf(urgencies),
  /** Shorter teaser for small screens, if the author wrote one. */
  mobileTeaser: Type.Optional(Html()),
  qualityRequirements: Type.Array(RequirementSchema),
};

export const ListedStoryletSchema = Type.Object({
  ...inBothForms,
  teaser: Html(),
  /** The teaser, until the storylet begins. */
  description: Html(),
  /** The shorter teaser, until the storylet begins. */
  mobileDescription: Type.Optional(Html()),
  canGoBack: Type.Boolean(),
  canChangeOutfit: Type.Boolean(),
  /** Empty until the storylet begins. */
  childBranches: Type.Array(BranchSchema, { maxItems: 0 }),
  /** Whether any branch is unlocked, ignoring actions. Not in the specification. */
  isOpen: Type.Boolean(),
  /** Action cost of the cheapest branch, preferring unlocked ones. Not in the specification. */
  leastActions: Type.Integer(),
  /** Whether the player has never opened it. Not in the specification. */
  isNew: Type.Boolean(),
  /** Whether an outcome can raise a lead that the player is after. Not in the specification. */
  movesLead: Type.Boolean(),
});
export type ListedStorylet = Static<typeof ListedStoryletSchema>;

export const OpenStoryletSchema = Type.Object({
  ...inBothForms,
  teaser: Html(),
  description: Html(),
  mobileDescription: Type.Optional(Html()),
  /** A large image that replaces `image` while the storylet is open. Not in the specification. */
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
  isLinkingEvent: Type.Boolean(),
  isDirectLinkingEvent: Type.Boolean(),
  event: Type.Object({
    id: Type.Integer(),
    name: Html(),
    description: Html(),
    image: Type.String(),
    /** A large image that replaces `image`. Not in the specification. */
    scene: Type.Optional(Type.String()),
    deckType: oneOf(deckTypes),
    deckTypeName: oneOf(deckTypeNames),
    /** Older name of the previous field. */
    frequency: oneOf(deckTypeNames),
    isInEventUseTree: Type.Boolean(),
  }),
  currentActionsRemaining: Type.Integer(),
  maxActionsAllowed: Type.Integer(),
  premiumBenefitsApply: Type.Boolean(),
  /** Whether the world suggests saving the result to the journal. Not in the specification. */
  isForJournal: Type.Optional(Type.Boolean()),
  accessCode: Type.Optional(Type.Object({ initialMessage: Html(), shareUrl: Type.String() })),
  image: Type.String(),
});
export type EndStorylet = Static<typeof EndStoryletSchema>;
