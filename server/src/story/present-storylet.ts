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
import { presentListed } from '../storylet/present-listed.ts';
import { presentBranch } from './present-branch.ts';

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

export const presentOpen = (storylet: Storylet, character: Character, world: World): OpenStorylet => ({
  ...presentListed(storylet, character, world),
  description: tell(storylet.descriptionHtml, character, world),
  ...(storylet.shortHtml !== undefined && { mobileDescription: tell(storylet.shortHtml, character, world) }),
  canGoBack: canLeave(character, world),
  canChangeOutfit: storylet.canChangeOutfit,
  isInEventUseTree: character.story.phase === 'In' && character.story.item !== undefined,
  childBranches: branchesFor(storylet.branches, character, world).map((each) => presentBranch(each, character, world)),
});
