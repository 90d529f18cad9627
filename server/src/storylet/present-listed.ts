import type { ListedStorylet } from '@underhall/contract';
import { type Character, type Storylet, tell, type World } from '@underhall/engine';
import { numberOf, presentRequirement } from '../qualities/present-requirement.ts';
import { escapeHtml } from '../wording/markup.ts';

export const urgencies = { normal: 'Normal', high: 'High', must: 'Must' } as const;

/** The wire's names for how often a card is drawn, by the least weight that bears each name. */
const distributions: readonly (readonly [atLeast: number, name: string])[] = [
  [1000, 'Ubiquitous'],
  [500, 'Abundant'],
  [200, 'Frequent'],
  [100, 'Standard'],
  [80, 'Infrequent'],
  [50, 'VeryInfrequent'],
  [20, 'Unusual'],
  [0, 'Rare'],
];

type ListedFields = Omit<ListedStorylet, 'isOpen' | 'leastActions'>;

/** The fields that a storylet on the list, an open storylet and a card have in common. */
export const presentListed = (storylet: Storylet, character: Character, world: World): ListedFields => ({
  id: storylet.id,
  name: escapeHtml(storylet.name),
  teaser: tell(storylet.teaserHtml, character, world),
  ...(storylet.shortTeaserHtml !== undefined && { mobileTeaser: tell(storylet.shortTeaserHtml, character, world) }),
  image: storylet.image,
  category: storylet.category,
  isAutofire: storylet.autofire === true,
  deckType: storylet.deck === 'sometimes' ? 'Sometimes' : 'Always',
  distribution: distributions.find(([atLeast]) => storylet.frequency >= atLeast)?.[1] ?? 'Standard',
  urgency: urgencies[storylet.urgency],
  qualityRequirements: storylet.when.map((each, place) =>
    presentRequirement(each, numberOf(storylet.id, place), character, world),
  ),
});
