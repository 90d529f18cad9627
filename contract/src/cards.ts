import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { distributions, RequirementSchema, storyletCategories, urgencies } from './storylet.ts';
import { Html, IsoMoment, Nothing, oneOf } from './wording.ts';

/** A card in the hand. It is played by its `eventId`: POST /storylet/begin. */
export const CardSchema = Type.Object({
  eventId: Type.Integer(),
  name: Html(),
  teaser: Html(),
  image: Type.String(),
  category: oneOf(storyletCategories),
  /** A sticky card cannot be discarded. */
  stickiness: oneOf(['Discardable', 'Sticky']),
  /** Happens as soon as it is played. */
  isAutofire: Type.Boolean(),
  /** Why it can be had: what it asks, and what the player has. Empty when it asks nothing that shows. */
  unlockedWithDescription: Html(),
  qualityRequirements: Type.Array(RequirementSchema),
  /** How often it comes, and whether it presses: our own, beside the specification's fields. */
  distribution: oneOf(distributions),
  urgency: oneOf(urgencies),
});
export type Card = Static<typeof CardSchema>;

export const HandSchema = Type.Object({
  isSuccess: Type.Boolean(),
  /** The cards held, the oldest first. */
  displayCards: Type.Array(CardSchema),
  /** Cards that wait to be drawn. More than `maxDeckSize` means that drawing has no end. */
  eligibleForCardsCount: Type.Integer(),
  maxDeckSize: Type.Integer(),
  maxHandSize: Type.Integer(),
  /** A storylet lies open. */
  isInAStorylet: Type.Boolean(),
  /** Balance of the premium currency. */
  currency: Type.Integer(),
  currentTime: IsoMoment,
  /** When the next action comes; absent while the bank is full. */
  nextActionAt: Type.Optional(IsoMoment),
  /** When the next card comes; absent while none is coming. Our own. */
  nextCardAt: Type.Optional(IsoMoment),
  /** Why no card can be drawn here at all; absent where one could be. Our own. */
  noneBecause: Type.Optional(oneOf(['no lodgings', 'none here', 'no hand here'])),
  /** Why a draw brought no card, though one could be drawn. */
  message: Type.Optional(Type.String()),
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
    summary: 'The deck and the hand where the character stands.',
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
    summary: 'Throw a held card away. It does not go back to the deck.',
    body: Type.Object({ eventId: Type.Integer() }),
  }),
};
