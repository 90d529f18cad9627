import { withinReach } from '../agents/in-use.ts';
import type { Story } from '../character.ts';
import type { QualityId } from '../ids.ts';
import { settingOf } from '../map/setting-of.ts';
import { levelOf } from '../qualities/qualities.ts';
import { allow, type Moment, openTurn, type Refusal, type Ruling, refuse, type Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import { dueIn, openDue } from './due.ts';
import { fitsHere, isOffered } from './on-offer.ts';
import { openStorylet, resetForced } from './open-storylet.ts';
import { type EndedStory, openStoryIn } from './phases.ts';
import { isLinkedOnly, type Storylet } from './storylet.ts';

/** Opens the item's storylet. If another storylet is due, opens that one instead. */
export function useQuality(moment: Moment, quality: QualityId): Ruling {
  const { character, world } = moment;
  const storylet = usedIn(quality, world);
  if (!storylet) return refuse('not usable');
  const refusal = whyNotUsable(quality, moment);
  if (refusal) return refuse(refusal);
  if (openStoryIn(character.story, world)) return refuse('not usable in a storylet');

  const turn = openTurn(moment);
  return allow(openDue(turn, moment) ?? openStorylet(resetForced(turn), storylet.id, moment, { item: quality }));
}

/** Returns why an item cannot be used here, or undefined if it can. Ignores an open storylet. */
export function whyNotUsable(quality: QualityId, here: Standpoint): Refusal | undefined {
  const { character, world } = here;
  const storylet = usedIn(quality, world);
  if (!storylet) return 'not usable';
  if (levelOf(character.qualities, quality) === 0) return 'not enough of it';
  if (withinReach(quality, character) === 0) return 'lent to an agent';
  if (!settingOf(here)?.itemsUsableHere) return 'not usable here';
  return fitsHere(storylet, here) ? undefined : 'not usable here';
}

function usedIn(quality: QualityId, world: World): Storylet | undefined {
  const use = world.qualities.get(quality)?.use;
  return use === undefined ? undefined : world.storylets.get(use);
}

/** Returns the item whose use led to the displayed result, if the storylet can be opened again only by that item. */
export function reusableItem(storylet: Storylet, story: Story, world: World): QualityId | undefined {
  const isOnShow = story.phase === 'End' && story.storylet === storylet.id;
  if (!isOnShow || story.item === undefined || !isLinkedOnly(storylet)) return undefined;
  return usedIn(story.item, world)?.id === storylet.id ? story.item : undefined;
}

/**
 * True if the storylet of a result can be opened again from there: it is still listed, or its item is still usable.
 * False for a card, after a declined second chance, and if another storylet is due first.
 */
export function canGoAgain(end: EndedStory, here: Standpoint): boolean {
  const { character, world } = here;
  const storylet = world.storylets.get(end.storylet);
  if (!storylet || end.isDeclined || dueIn({ character: { ...character, story: end }, world })) return false;
  const item = reusableItem(storylet, end, world);
  return item === undefined ? isOffered(storylet, here) : whyNotUsable(item, here) === undefined;
}
