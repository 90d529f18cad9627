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
  /** True if it happens as soon as it is played. */
  isAutofire: Type.Boolean(),
  /** The requirements that are met for it, in words. Empty without visible ones. */
  unlockedWithDescription: Html(),
  qualityRequirements: Type.Array(RequirementSchema),
  /** Frequency and urgency of the card; fields beside the specification's. */
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
  /** True while a storylet is open. */
  isInAStorylet: Type.Boolean(),
  /** Balance of the premium currency. */
  currency: Type.Integer(),
  currentTime: IsoMoment,
  /** The moment of the next action; absent while the bank is full. */
  nextActionAt: Type.Optional(IsoMoment),
  /** The moment of the next card; absent while none is coming. A field beside the specification's. */
  nextCardAt: Type.Optional(IsoMoment),
  /** The reason that no card can be drawn here; absent where one can. A field beside the specification's. */
  noneBecause: Type.Optional(oneOf(['no lodgings', 'none here', 'no hand here'])),
  /** True where cards are drawn, and no card fits as things stand: a draw would bring none. A field beside the specification's. */
  noneFits: Type.Optional(Type.Boolean()),
  /** The reason that a draw brought no card, where drawing is allowed. */
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
