import { maxForcedInARow } from '@underhall/contract/limits';
import {
  type Branch,
  type Character,
  costOf,
  levelOf,
  meetsAll,
  namableIn,
  type Standpoint,
  type Storylet,
  settingOf,
} from '@underhall/engine';
import type { View } from '../cast.ts';

/** The open storylet, even while one of its branches waits for a name or an invitation. */
export function openStoryletOf({ character: { story }, world }: Standpoint): Storylet | undefined {
  if (story.phase === 'Available' || story.phase === 'End') return undefined;
  return world.storylets.get(story.storylet);
}

export function pendingBranch(phase: 'Rename' | 'Act', here: Standpoint): Branch | undefined {
  const { character } = here;
  const { story } = character;
  if (story.phase !== phase) return undefined;
  return openStoryletOf(here)?.branches.find(({ id }) => id === story.branch);
}

/**
 * True if a storylet opens before the player may choose freely. It can be a link from the result, the exit of a limited
 * stay, or a forced storylet.
 */
export function hasForcedStorylet(view: View): boolean {
  const { character, world, list } = view;
  const { story, forcedInARow } = character;
  if (story.phase === 'End' && story.next !== undefined && world.storylets.has(story.next)) return true;
  if (forcedInARow >= maxForcedInARow) return false;
  return mustLeave(view) || list().some(({ urgency }) => urgency === 'must');
}

function mustLeave(here: Standpoint): boolean {
  const { character, world } = here;
  const stay = settingOf(here)?.stay;
  return stay !== undefined && (character.stayed ?? 0) >= stay.actions && world.storylets.has(stay.out);
}

/** True if the button of the branch is enabled. */
export const isChoosable = (branch: Branch, here: Standpoint): boolean =>
  canPay(branch, here.character) &&
  meetsAll(branch.when, here) &&
  meetsAll(branch.needs, here) &&
  hasSomethingToName(branch, here) &&
  (branch.act === undefined || here.world.acts.has(branch.act));

/** False if the branch names a quality, but the character has none to name. */
export const hasSomethingToName = ({ names }: Branch, here: Standpoint): boolean =>
  names === undefined || namableIn(names, here).length > 0;

/** True if the character has the actions, Fate and qualities that the branch costs. */
export const canPay = (branch: Branch, character: Character): boolean =>
  character.actions.count >= costOf(branch, character) &&
  character.fate >= branch.fate &&
  branch.pays.every(({ quality }) => levelOf(character.qualities, quality) >= owed(quality, branch));

const owed = (quality: number, { pays }: Branch): number =>
  pays.reduce((sum, price) => sum + (price.quality === quality ? price.level : 0), 0);
