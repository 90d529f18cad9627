import type { ListedStorylet, OpenStorylet } from '@underhall/contract';
import { branchesFor, type Character, canLeave, type Storylet, tell, type World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { presentBranch } from './present-branch.ts';
import { numberOf, presentRequirement } from './present-requirement.ts';

export const urgencies = { normal: 'Normal', high: 'High', must: 'Must' } as const;

/** What the player is told of how often a card comes, by its weight. */
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

export const presentListed = (storylet: Storylet, character: Character, world: World): ListedStorylet => ({
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

export const presentOpen = (storylet: Storylet, character: Character, world: World): OpenStorylet => ({
  ...presentListed(storylet, character, world),
  description: tell(storylet.descriptionHtml, character, world),
  ...(storylet.shortHtml !== undefined && { mobileDescription: tell(storylet.shortHtml, character, world) }),
  canGoBack: canLeave(character, world),
  canChangeOutfit: storylet.canChangeOutfit,
  isInEventUseTree: character.story.phase === 'In' && character.story.item !== undefined,
  childBranches: branchesFor(storylet.branches, character, world).map((each) => presentBranch(each, character, world)),
});
