import type { DeckType, Distribution, ListedStorylet } from '@underhall/contract';
import { type Deck, type Frequency, frequencies, renderText, type Standpoint, type Storylet } from '@underhall/engine';
import { numberOf, presentRequirement } from '../qualities/present-requirement.ts';
import { escapeHtml } from '../wording/markup.ts';

export const urgencies = { normal: 'Normal', high: 'High', must: 'Must' } as const;

const distributions: Readonly<Record<Frequency, Distribution>> = {
  Rare: 'Rare',
  Unusual: 'Unusual',
  'Very Infrequent': 'VeryInfrequent',
  Infrequent: 'Infrequent',
  Standard: 'Standard',
  Frequent: 'Frequent',
  Abundant: 'Abundant',
  Ubiquitous: 'Ubiquitous',
};

/** Card frequencies with their minimum weights, most frequent first. */
const byWeight = (Object.entries(frequencies) as [Frequency, number][]).sort(([, one], [, other]) => other - one);

const distributionOf = (weight: number): Distribution =>
  distributions[byWeight.find(([, least]) => weight >= least)?.[0] ?? 'Rare'];

type DeckFields = Pick<ListedStorylet, 'deckType' | 'deckTypeName' | 'frequency'>;

/** The deck type, under all field names that clients know. */
export const presentDeck = ({ deck }: Pick<Storylet, 'deck'>): DeckFields => {
  const { type, name } = deckOnTheWire[deck];
  return { deckType: type, deckTypeName: name, frequency: name };
};

/** The wire has no deck for storylets that open only by links. */
const deckOnTheWire = {
  always: { type: 'Persistent', name: 'Always' },
  sometimes: { type: 'Sometimes', name: 'Sometimes' },
  never: { type: 'Persistent', name: 'Always' },
} as const satisfies Readonly<Record<Deck, { readonly type: DeckType; readonly name: string }>>;

type OnlyInList =
  | 'isOpen'
  | 'leastActions'
  | 'isNew'
  | 'movesLead'
  | 'description'
  | 'mobileDescription'
  | 'canGoBack'
  | 'canChangeOutfit'
  | 'childBranches';
type ListedFields = Omit<ListedStorylet, OnlyInList>;

export const presentListed = (storylet: Storylet, here: Standpoint): ListedFields => ({
  id: storylet.id,
  name: escapeHtml(storylet.name),
  teaser: renderText(storylet.teaserHtml, here),
  ...(storylet.shortTeaserHtml !== undefined && { mobileTeaser: renderText(storylet.shortTeaserHtml, here) }),
  image: storylet.image,
  category: storylet.category,
  isAutofire: storylet.autofire === true,
  ...presentDeck(storylet),
  distribution: distributionOf(storylet.frequency),
  urgency: urgencies[storylet.urgency],
  qualityRequirements: storylet.when.map((each, place) => presentRequirement(each, numberOf(storylet.id, place), here)),
});
