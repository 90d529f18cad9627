import type { Card, Hand, Requirement } from '@underhall/contract';
import {
  type Character,
  drawsHere,
  handOf,
  handSizeOf,
  isEndless,
  limitsOf,
  openIn,
  type Storylet,
  settingOf,
  tableOf,
  tell,
  type World,
} from '@underhall/engine';
import { presentListed } from '../storylet/present-listed.ts';

/** Deck and hand where the character stands. */
export function presentHand(character: Character, world: World, now: number): Hand {
  const { deck } = tableOf(character, world);
  const { deck: maxDeckSize } = limitsOf(character);
  const isWithoutEnd = drawsHere(character, world) && isEndless({ character, world });
  const noneBecause = whyNone(character, world);
  return {
    isSuccess: true,
    displayCards: handOf(character, world).map(({ card }) => presentCard(card, character, world)),
    eligibleForCardsCount: isWithoutEnd ? maxDeckSize + 1 : deck.count,
    maxDeckSize,
    maxHandSize: handSizeOf(character, world),
    isInAStorylet: openIn(character.story, world) !== undefined,
    currency: character.fate,
    currentTime: isoOf(now),
    ...(character.actions.nextAt !== undefined && { nextActionAt: isoOf(character.actions.nextAt) }),
    ...(deck.nextAt !== undefined && !isWithoutEnd && { nextCardAt: isoOf(deck.nextAt) }),
    ...(noneBecause && { noneBecause }),
  };
}

function whyNone(character: Character, world: World): Hand['noneBecause'] {
  if (!drawsHere(character, world)) return 'none here';
  if (handSizeOf(character, world) > 0) return undefined;
  const isForAll = settingOf(character, world)?.hand !== undefined;
  return character.lodging === undefined && !isForAll ? 'no lodgings' : 'no hand here';
}

const isoOf = (moment: number): string => new Date(moment).toISOString();

/** A held card. */
function presentCard(card: Storylet, character: Character, world: World): Card {
  const { name, image, category, distribution, urgency, qualityRequirements } = presentListed(card, character, world);
  return {
    eventId: card.id,
    name,
    teaser: tell(card.teaserHtml, character, world),
    image,
    category,
    stickiness: card.sticky ? 'Sticky' : 'Discardable',
    isAutofire: card.autofire === true,
    unlockedWithDescription: unlockedWith(qualityRequirements),
    qualityRequirements,
    distribution,
    urgency,
  };
}

/** What it took to have the card, of all that the world shows. */
function unlockedWith(asked: readonly Requirement[]): string {
  const met = asked.filter(({ status, category }) => status === 'Unlocked' && category !== 'Hidden');
  return met.length === 0 ? '' : `You unlocked this with ${met.map(({ tooltip }) => tooltip).join(', ')}.`;
}
