import type { ListedStorylet, OpenStorylet } from '@underhall/contract';
import {
  branchesFor,
  canLeave,
  costOf,
  locksOf,
  movesLead,
  renderText,
  type Standpoint,
  type Storylet,
} from '@underhall/engine';
import { presentBranch } from '../storylet/present-branch.ts';
import { presentListed } from '../storylet/present-listed.ts';

export function presentOffered(storylet: Storylet, here: Standpoint): ListedStorylet {
  const { character } = here;
  const branches = branchesFor(storylet.branches, here);
  const open = branches.filter((branch) => {
    const { byQualities, byFate } = locksOf(branch, here);
    return !byQualities && !byFate;
  });
  const costs = (open.length > 0 ? open : branches).map((branch) => costOf(branch, character));
  const listed = presentListed(storylet, here);
  return {
    ...listed,
    description: listed.teaser,
    ...(listed.mobileTeaser !== undefined && { mobileDescription: listed.mobileTeaser }),
    canGoBack: storylet.canGoBack,
    canChangeOutfit: storylet.canChangeOutfit,
    childBranches: [],
    isOpen: open.length > 0,
    leastActions: costs.length > 0 ? Math.min(...costs) : 0,
    isNew: !character.met.includes(storylet.id),
    movesLead: movesLead(storylet, here),
  };
}

export const presentOpen = (storylet: Storylet, here: Standpoint): OpenStorylet => ({
  ...presentListed(storylet, here),
  description: renderText(storylet.descriptionHtml, here),
  ...(storylet.shortHtml !== undefined && { mobileDescription: renderText(storylet.shortHtml, here) }),
  ...(storylet.scene !== undefined && { scene: storylet.scene }),
  canGoBack: canLeave(here),
  canChangeOutfit: storylet.canChangeOutfit,
  isInEventUseTree: here.character.story.phase === 'In' && here.character.story.item !== undefined,
  childBranches: branchesFor(storylet.branches, here).map((each) => presentBranch(each, here)),
});
