import type { EndStorylet } from '@underhall/contract';
import { bankSize, canGoAgain, type EndedStory, outcomeNamed, renderText, type Standpoint } from '@underhall/engine';
import { presentDeck } from '../storylet/present-listed.ts';
import { escapeHtml } from '../wording/markup.ts';

export function presentEnd(end: EndedStory, here: Standpoint): EndStorylet {
  const { character, world } = here;
  const storylet = world.storylets.get(end.storylet);
  const branch = storylet?.branches.find(({ id }) => id === end.branch);
  const outcome = branch && outcomeNamed(branch, end);
  const image = outcome?.image ?? branch?.image ?? '';
  const leadsOn = end.next !== undefined;
  return {
    rootEventId: end.storylet,
    canGoAgain: canGoAgain(end, here),
    isLinkingEvent: leadsOn,
    isDirectLinkingEvent: leadsOn,
    event: {
      id: end.branch,
      name: escapeHtml(outcome?.title ?? branch?.name ?? ''),
      description: outcome ? renderText(outcome.descriptionHtml, here) : '',
      image,
      ...(outcome?.scene !== undefined && { scene: outcome.scene }),
      ...presentDeck(storylet ?? { deck: 'always' }),
      isInEventUseTree: end.item !== undefined,
    },
    currentActionsRemaining: character.actions.count,
    maxActionsAllowed: bankSize(here),
    premiumBenefitsApply: false,
    ...(outcome?.journal && { isForJournal: true }),
    image,
  };
}
