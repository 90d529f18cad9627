import type { Card, Hand, Requirement } from '@underhall/contract';
import {
  type Requirement as Asked,
  allowanceOf,
  drawsHere,
  findsCard,
  handOf,
  handSizeOf,
  isEndless,
  openStoryIn,
  renderText,
  type Standpoint,
  type Storylet,
  settingOf,
  tableOf,
} from '@underhall/engine';
import { presentListed } from '../storylet/present-listed.ts';

export function presentHand(here: Standpoint, now: number): Hand {
  const { character, world } = here;
  const { deck } = tableOf(here);
  const { deck: maxDeckSize } = allowanceOf(here);
  const isWithoutEnd = drawsHere(here) && isEndless(here);
  const noneBecause = whyNone(here);
  return {
    isSuccess: true,
    displayCards: handOf(here).map(({ card }) => presentCard(card, here)),
    eligibleForCardsCount: isWithoutEnd ? maxDeckSize + 1 : deck.count,
    maxDeckSize,
    maxHandSize: handSizeOf(here),
    isInAStorylet: openStoryIn(character.story, world) !== undefined,
    currency: character.fate,
    currentTime: isoOf(now),
    ...(character.actions.nextAt !== undefined && { nextActionAt: isoOf(character.actions.nextAt) }),
    ...(deck.nextAt !== undefined && !isWithoutEnd && { nextCardAt: isoOf(deck.nextAt) }),
    ...(noneBecause ? { noneBecause } : !findsCard(here) && { noneFits: true }),
  };
}

function whyNone(here: Standpoint): Hand['noneBecause'] {
  const { character } = here;
  if (!drawsHere(here)) return 'none here';
  if (handSizeOf(here) > 0) return undefined;
  const isForAll = settingOf(here)?.hand !== undefined;
  return character.lodging === undefined && !isForAll ? 'no lodgings' : 'no hand here';
}

const isoOf = (moment: number): string => new Date(moment).toISOString();

function presentCard(card: Storylet, here: Standpoint): Card {
  const { name, image, category, distribution, urgency, qualityRequirements } = presentListed(card, here);
  return {
    eventId: card.id,
    name,
    teaser: renderText(card.teaserHtml, here),
    image,
    category,
    stickiness: card.sticky ? 'Sticky' : 'Discardable',
    isAutofire: card.autofire === true,
    unlockedWithDescription: unlockedWith(
      qualityRequirements.filter((_, place) => card.when.slice(place, place + 1).some(opens)),
    ),
    qualityRequirements,
    distribution,
    urgency,
  };
}

/** True if an owned quality or a met story satisfied the requirement. An upper limit does not unlock anything. */
function opens(asked: Asked): boolean {
  if (asked.kind === 'any of') return asked.of.some(opens);
  return asked.kind === 'met' ? asked.isMet : asked.atLeast !== undefined;
}

function unlockedWith(requirements: readonly Requirement[]): string {
  const met = requirements.filter(({ status, category }) => status === 'Unlocked' && category !== 'Hidden');
  return met.length === 0
    ? ''
    : `You unlocked this with ${met.map(({ tooltip, shortTooltip = tooltip }) => shortTooltip).join(', ')}.`;
}
