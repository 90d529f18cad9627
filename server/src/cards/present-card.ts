import type { Card, Requirement } from '@underhall/contract';
import { type Character, type Storylet, tell, type World } from '@underhall/engine';
import { presentListed } from '../storylet/present-listed.ts';

/** A held card. */
export function presentCard(card: Storylet, character: Character, world: World): Card {
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
