import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { distributions, RequirementSchema, storyletCategories, urgencies } from './storylet.ts';
import { OptionalUndo } from './undo.ts';
import { Html, IsoMoment, Nothing, oneOf } from './wording.ts';

/** A card in the hand. Clients play the card by sending its `eventId` to `POST /storylet/begin`. */
export const CardSchema = Type.Object({
  eventId: Type.Integer(),
  name: Html(),
  teaser: Html(),
  image: Type.String(),
  category: oneOf(storyletCategories),
  /** A sticky card cannot be discarded. */
  stickiness: oneOf(['Discardable', 'Sticky']),
  /** True if playing the card also chooses its only branch. */
  isAutofire: Type.Boolean(),
  /** Description of the requirements that unlocked the card. Empty if all requirements are hidden. */
  unlockedWithDescription: Html(),
  qualityRequirements: Type.Array(RequirementSchema),
  /** Frequency and urgency of the card. These fields are not in the specification. */
  distribution: oneOf(distributions),
  urgency: oneOf(urgencies),
});
export type Card = Static<typeof CardSchema>;

export const HandSchema = Type.Object({
  isSuccess: Type.Boolean(),
  displayCards: Type.Array(CardSchema),
  /** Number of cards in the deck. A value above `maxDeckSize` means that draws are unlimited. */
  eligibleForCardsCount: Type.Integer(),
  maxDeckSize: Type.Integer(),
  maxHandSize: Type.Integer(),
  isInAStorylet: Type.Boolean(),
  /** Balance of the premium currency. */
  currency: Type.Integer(),
  currentTime: IsoMoment,
  /** Time at which the next action arrives. Absent at the maximum number of actions. */
  nextActionAt: Type.Optional(IsoMoment),
  /** Time at which the next card arrives. Absent if no card is due. Not in the specification. */
  nextCardAt: Type.Optional(IsoMoment),
  /** Reason why cards cannot be drawn here, if any. Not in the specification. */
  noneBecause: Type.Optional(oneOf(['no lodgings', 'none here', 'no hand here'])),
  /** True if drawing is allowed but the character is currently eligible for no card. Not in the specification. */
  noneFits: Type.Optional(Type.Boolean()),
  /** Reason why an allowed draw returned no card. */
  message: Type.Optional(Type.String()),
  /** Set by a discard. */
  undo: OptionalUndo,
});
export type Hand = Static<typeof HandSchema>;

const asCharacter = { who: 'character', reply: HandSchema } as const;

export const cards = {
  hand: endpoint({
    ...asCharacter,
    method: 'GET',
    path: '/opportunity',
    repeat: 'reads',
    rate: 'read',
    summary: 'The deck and the hand of the current area.',
    body: Nothing,
  }),
  draw: endpoint({
    ...asCharacter,
    method: 'POST',
    path: '/opportunity/draw',
    repeat: 'by key',
    rate: 'act',
    summary: 'Draw one card.',
    body: Nothing,
  }),
  discard: endpoint({
    ...asCharacter,
    method: 'POST',
    path: '/opportunity/discard',
    olderPaths: ['/opportunity/discard/:eventId'],
    repeat: 'by key',
    rate: 'act',
    summary: 'Discard a card from the hand. It does not return to the deck, but the discard can be undone.',
    body: Type.Object({ eventId: Type.Integer() }),
  }),
};
