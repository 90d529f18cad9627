import { maxQualityNameLength } from '@underhall/contract/limits';
import {
  type Branch,
  canGoAgain,
  canLeave,
  handOf,
  isCard,
  isLinkedOnly,
  meetsAll,
  namableIn,
  type Storylet,
  stateOf,
  travelBlockerOf,
  whyNotUsable,
} from '@underhall/engine';
import type { View } from '../cast.ts';
import type { StoryCommand } from '../command.ts';
import { hasForcedStorylet, isChoosable, openStoryletOf, pendingBranch } from './open-story.ts';

/** True if the page offers a command about list, hand, branches, map, items or names. */
export function isStoryCommandOffered(command: StoryCommand, view: View): boolean {
  const { character } = view;
  switch (command.do) {
    case 'look':
      return true;
    case 'go back':
      return character.story.phase !== 'In' || canLeave(view);
    case 'begin':
      return isBeginOffered(command.storylet, view);
    case 'choose':
      return isBranchOffered(command.branch, view) && isTimesOffered(command, view);
    case 'travel':
      return isJourneyOffered(command.area, view);
    case 'use':
      return openStoryletOf(view) === undefined && whyNotUsable(command.item, view) === undefined;
    case 'name':
      return isNameOffered(command.quality, command.name, view);
  }
}

function isBeginOffered(id: number, view: View): boolean {
  const { character, world } = view;
  const storylet = world.storylets.get(id);
  if (!storylet) return false;
  if (openStoryletOf(view) === storylet) return true;
  if (!canLeave(view)) return false;
  if (isCardOfResult(storylet, view)) return true;
  const item = itemLeadingHere(storylet, view);
  if (item !== undefined) return whyNotUsable(item, view) === undefined;
  if (hasForcedStorylet(view)) return true;
  if (!isInListOrHand(storylet, view)) return isGateOffered(id, view);
  const only = onlyBranchOf(storylet);
  // Playing the card first leaves any open storylet, such as a free report.
  return !only || isChoosable(only, { character: { ...character, story: { phase: 'Available' } }, world });
}

/** The branch that runs as soon as an autofire card is played. */
const onlyBranchOf = (storylet: Storylet): Branch | undefined =>
  storylet.autofire && isCard(storylet) && storylet.branches.length === 1 ? storylet.branches[0] : undefined;

/** True for an autofire card whose result is visible. Playing the card again shows the same result. */
function isCardOfResult(storylet: Storylet, view: View): boolean {
  const { character } = view;
  const { story } = character;
  const isResult = story.phase === 'End' && story.storylet === storylet.id;
  return isResult && onlyBranchOf(storylet) !== undefined && !handOf(view).some(hasId(storylet.id));
}

/** Item that led to the visible result, if using it again would open the same storylet. */
function itemLeadingHere({ id, deck }: Storylet, { character, world }: View): number | undefined {
  const { story } = character;
  if (story.phase !== 'End' || story.storylet !== id || story.item === undefined || !isLinkedOnly({ deck }))
    return undefined;
  return world.qualities.get(story.item)?.use === id ? story.item : undefined;
}

const hasId =
  (id: number) =>
  ({ card }: { readonly card: Storylet }): boolean =>
    card.id === id;

function isInListOrHand(storylet: Storylet, view: View): boolean {
  const { character, list } = view;
  if (isCard(storylet)) return handOf(view).some((inHand) => inHand.card === storylet && inHand.isPlayable);
  if (list().includes(storylet)) return true;
  const { story } = character;
  return story.phase === 'End' && story.storylet === storylet.id && canGoAgain(story, view);
}

function isBranchOffered(id: number, view: View): boolean {
  const { character } = view;
  const { story } = character;
  if (story.phase === 'End' && story.branch === id) return true;
  const open = openStoryletOf(view);
  if (!open) return false;
  if (story.phase === 'SecondChance') return story.branch === id;
  if ((story.phase === 'Rename' || story.phase === 'Act') && story.branch === id) return true;
  const branch = open.branches.find((each) => each.id === id);
  return branch !== undefined && isChoosable(branch, view);
}

/** A result or a question ignores the number. */
function isTimesOffered({ branch: id, times = 1 }: Extract<StoryCommand, { do: 'choose' }>, view: View): boolean {
  if (times === 1 || view.character.story.phase !== 'In') return true;
  const branch = openStoryletOf(view)?.branches.find((each) => each.id === id);
  return times <= (branch?.repeatable ?? 1);
}

function isJourneyOffered(id: number, view: View): boolean {
  const { world } = view;
  const area = world.areas.get(id);
  if (!area || travelBlockerOf(view)) return false;
  const { canMoveTo, gate } = stateOf(area, view);
  return canMoveTo || gate !== undefined || hasForcedStorylet(view);
}

/** True for a gate storylet that the page offers beside the map. */
function isGateOffered(id: number, view: View): boolean {
  const { world } = view;
  if (travelBlockerOf(view)) return false;
  return [...world.areas.values()].some((area) => stateOf(area, view).gate === id);
}

function isNameOffered(quality: number, name: string, view: View): boolean {
  const { character, world } = view;
  const { story } = character;
  const length = name.trim().length;
  const isFit = length > 0 && length <= maxQualityNameLength;
  if (story.phase === 'End') {
    const branch = world.storylets.get(story.storylet)?.branches.find(({ id }) => id === story.branch);
    return branch?.names !== undefined && isFit && character.names[quality] === name.trim();
  }
  const waiting = pendingBranch('Rename', view);
  if (!waiting || !isFit || !isChoosable(waiting, view)) return false;
  return namableIn(waiting.names ?? '', view).some(({ id }) => id === quality);
}

export const isStillOpen = (phase: 'Rename' | 'Act', view: View): boolean => {
  const waiting = pendingBranch(phase, view);
  return waiting !== undefined && meetsAll(waiting.when, view) && isChoosable(waiting, view);
};
