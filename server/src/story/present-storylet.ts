import type { ListedStorylet, OpenStorylet } from '@underhall/contract';
import {
  branchesFor,
  type Character,
  canLeave,
  costOf,
  locksOf,
  type Storylet,
  tell,
  type World,
} from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { presentBranch } from './present-branch.ts';
import { numberOf, presentRequirement } from '../qualities/present-requirement.ts';

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

/** A storylet on the list, and whether there is anything to do in it. */
export function presentOffered(storylet: Storylet, character: Character, world: World): ListedStorylet {
  const branches = branchesFor(storylet.branches, character, world);
  const open = branches.filter((branch) => {
    const { byQualities, byFate } = locksOf(branch, character, world);
    return !byQualities && !byFate;
  });
  const costs = (open.length > 0 ? open : branches).map((branch) => costOf(branch, character));
  return {
    ...presentListed(storylet, character, world),
    isOpen: open.length > 0,
    leastActions: costs.length > 0 ? Math.min(...costs) : 0,
  };
}

type InBothForms = Omit<ListedStorylet, 'isOpen' | 'leastActions'>;

export const presentListed = (storylet: Storylet, character: Character, world: World): InBothForms => ({
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
