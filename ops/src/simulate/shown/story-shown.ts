import {
  barsTravel,
  canGoAgain,
  canLeave,
  handOf,
  longestName,
  meetsAll,
  namableIn,
  type Storylet,
  stateOf,
  whyNotUsable,
} from '@underhall/engine';
import type { StoryCommand } from '../command.ts';
import type { View } from '../view.ts';
import { isDue } from './is-due.ts';
import { branchAsking, openNow } from './open-now.ts';
import { isTakeable } from './takeable.ts';

/** Does the page offer it, as far as the story goes: list, hand, branches, map, things, names? */
export function isStoryShown(command: StoryCommand, view: View): boolean {
  const { character, world } = view;
  switch (command.do) {
    case 'look':
      return true;
    case 'go back':
      return character.story.phase !== 'In' || canLeave(character, world);
    case 'begin':
      return isBeginShown(command.storylet, view);
    case 'choose':
      return isBranchShown(command.branch, view);
    case 'travel':
      return isJourneyShown(command.area, view);
    case 'use':
      return openNow(character, world) === undefined && whyNotUsable(command.item, character, world) === undefined;
    case 'name':
      return isNameShown(command.quality, command.name, view);
  }
}

function isBeginShown(id: number, view: View): boolean {
  const { character, world } = view;
  const storylet = world.storylets.get(id);
  if (!storylet) return false;
  if (openNow(character, world) === storylet) return true;
  if (!canLeave(character, world)) return false;
  if (isToldAlready(storylet, view) || isDue(view)) return true;
  if (!isOnOffer(storylet, view)) return false;
  const [only] = storylet.branches;
  return !storylet.autofire || storylet.branches.length > 1 || !only || isTakeable(only, character, world);
}

/** A card that happened as it was played is told again by its result. */
function isToldAlready({ id, deck, autofire, branches }: Storylet, { character, world }: View): boolean {
  const { story } = character;
  const isPlayed = story.phase === 'End' && story.storylet === id && deck === 'sometimes';
  return isPlayed && autofire === true && branches.length === 1 && !handOf(character, world).some(isCard(id));
}

const isCard =
  (id: number) =>
  ({ card }: { readonly card: Storylet }): boolean =>
    card.id === id;

function isOnOffer(storylet: Storylet, { character, world, list }: View): boolean {
  if (storylet.deck === 'sometimes')
    return handOf(character, world).some((held) => held.card === storylet && held.isPlayable);
  if (list().includes(storylet)) return true;
  const { story } = character;
  return story.phase === 'End' && story.storylet === storylet.id && canGoAgain(story, character, world);
}

function isBranchShown(id: number, { character, world }: View): boolean {
  const { story } = character;
  if (story.phase === 'End' && story.branch === id) return true;
  const open = openNow(character, world);
  if (!open) return false;
  if ((story.phase === 'Rename' || story.phase === 'Act') && story.branch === id) return true;
  const branch = open.branches.find((each) => each.id === id);
  return branch !== undefined && isTakeable(branch, character, world);
}

function isJourneyShown(id: number, view: View): boolean {
  const { character, world } = view;
  const area = world.areas.get(id);
  if (!area || barsTravel(character, world)) return false;
  const { canMoveTo, gate } = stateOf(area, character, world);
  return canMoveTo || gate !== undefined || isDue(view);
}

function isNameShown(quality: number, name: string, { character, world }: View): boolean {
  const { story } = character;
  const length = name.trim().length;
  const isFit = length > 0 && length <= longestName;
  if (story.phase === 'End') {
    const told = world.storylets.get(story.storylet)?.branches.find(({ id }) => id === story.branch);
    return told?.names !== undefined && isFit && character.names[quality] === name.trim();
  }
  const asking = branchAsking('Rename', character, world);
  if (!asking || !isFit || !isTakeable(asking, character, world)) return false;
  return namableIn(asking.names ?? '', character, world).some(({ id }) => id === quality);
}

/** Does the branch that waits still hold, now that it is to be answered? */
export const isStillOpen = (phase: 'Rename' | 'Act', { character, world }: View): boolean => {
  const asking = branchAsking(phase, character, world);
  return asking !== undefined && meetsAll(asking.when, character, world) && isTakeable(asking, character, world);
};
