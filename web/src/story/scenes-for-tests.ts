import type { Branch, Challenge, EndStorylet, OpenStorylet, StoryReply } from '@underhall/contract';

/** A server reply for tests. */
export const aReply = (fields: Partial<StoryReply> = {}): StoryReply => ({
  isSuccess: true,
  phase: 'Available',
  actions: 20,
  canChangeOutfit: false,
  hasUpdatedCharacter: false,
  elapsed: 0,
  maxHandSize: 3,
  storylets: [],
  ...fields,
});

export const aChallenge = (fields: Partial<Challenge> = {}): Challenge => ({
  id: 1,
  name: 'Watchful',
  type: 'Challenge',
  category: 'BasicAbility',
  nature: 'Status',
  description: 'Your Watchful gives you a chance.',
  baseDescription: 'Your Watchful gives you a chance.',
  image: 'eye',
  targetNumber: 60,
  bonuses: [],
  canAffordSecondChance: true,
  secondChanceId: 9,
  secondChanceLevel: 1,
  secondChanceDescription: 'Spend a Borrowed Lens',
  ...fields,
});

export const aBranch = (fields: Partial<Branch> = {}): Branch => ({
  id: 7,
  name: 'Read the form first',
  description: 'Fourteen clauses.',
  image: 'form',
  ordering: 10,
  planKey: '0'.repeat(32),
  buttonText: 'Go',
  actionCost: 1,
  actionLocked: false,
  currencyCost: 0,
  currencyLocked: false,
  qualityLocked: false,
  isLocked: false,
  isOneWay: false,
  challenges: [],
  qualityRequirements: [],
  ...fields,
});

export const aStorylet = (fields: Partial<OpenStorylet> = {}): OpenStorylet => ({
  id: 3,
  name: 'One Candle',
  teaser: '',
  image: 'hatch',
  category: 'Unspecialised',
  isAutofire: false,
  deckType: 'Always',
  frequency: 'Always',
  distribution: 'Standard',
  urgency: 'Normal',
  qualityRequirements: [],
  description: 'The first hatch is the Chandlery’s.',
  canGoBack: true,
  canChangeOutfit: false,
  isInEventUseTree: false,
  childBranches: [aBranch()],
  ...fields,
});

export const aResult = (fields: Partial<EndStorylet['event']> = {}): EndStorylet => ({
  rootEventId: 3,
  canGoAgain: false,
  isLinkingEvent: false,
  isDirectLinkingEvent: false,
  event: {
    id: 4,
    name: 'Clause Nine',
    description: 'A single line.',
    image: 'form',
    deckType: 'Always',
    frequency: 'Always',
    isInEventUseTree: false,
    ...fields,
  },
  currentActionsRemaining: 19,
  maxActionsAllowed: 20,
  premiumBenefitsApply: false,
  image: 'form',
});
