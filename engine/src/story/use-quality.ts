import { withinReach } from '../agents/in-use.ts';
import type { Story } from '../character.ts';
import type { QualityId } from '../ids.ts';
import { settingOf } from '../map/setting-of.ts';
import { levelOf } from '../qualities/qualities.ts';
import { allow, type Moment, openTurn, type Refusal, type Ruling, refuse, type Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import { dueIn, meetDue } from './due.ts';
import { fitsHere, isOffered } from './offered.ts';
import { openStorylet, resetForced } from './open-storylet.ts';
import { type Ended, openIn } from './phases.ts';
import type { Storylet } from './storylet.ts';

/** Uses a thing that is held: its storylet lies open. What has to be met first is met instead. */
export function useQuality(moment: Moment, quality: QualityId): Ruling {
  const { character, world } = moment;
  const storylet = usedIn(quality, world);
  if (!storylet) return refuse('not usable');
  const refusal = whyNotUsable(quality, moment);
  if (refusal) return refuse(refusal);
  if (openIn(character.story, world)) return refuse('story under way');

  const turn = openTurn(moment);
  return allow(meetDue(turn, moment) ?? openStorylet(resetForced(turn), storylet.id, moment, { item: quality }));
}

/** Why a thing cannot be used where the character stands, whatever the story is about; nothing when it can. */
export function whyNotUsable(quality: QualityId, here: Standpoint): Refusal | undefined {
  const { character, world } = here;
  const storylet = usedIn(quality, world);
  if (!storylet) return 'not usable';
  if (levelOf(character.qualities, quality) === 0) return 'not enough of it';
  if (withinReach(quality, character) === 0) return 'lent to an agent';
  if (!settingOf(here)?.itemsUsableHere) return 'not usable here';
  return fitsHere(storylet, here) ? undefined : 'not usable here';
}

/** The storylet that using it opens. */
function usedIn(quality: QualityId, world: World): Storylet | undefined {
  const use = world.qualities.get(quality)?.use;
  return use === undefined ? undefined : world.storylets.get(use);
}

/** The thing whose use led to the result on show, if using it again would lead to the same storylet, which nothing else would. */
export function usedAgain({ id, deck }: Storylet, story: Story, world: World): QualityId | undefined {
  if (story.phase !== 'End' || story.storylet !== id || story.item === undefined || deck !== 'never') return undefined;
  return usedIn(story.item, world)?.id === id ? story.item : undefined;
}

/**
 * Can the storylet whose result is on show be begun again from there? While it is still listed, or while
 * there is still what it was begun with; never when something else comes first. A card is gone.
 */
export function canGoAgain(end: Ended, here: Standpoint): boolean {
  const { character, world } = here;
  const storylet = world.storylets.get(end.storylet);
  if (!storylet || dueIn({ character: { ...character, story: end }, world })) return false;
  const item = usedAgain(storylet, end, world);
  return item === undefined ? isOffered(storylet, here) : whyNotUsable(item, here) === undefined;
}
