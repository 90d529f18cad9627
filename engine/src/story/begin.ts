import type { Character } from '../character.ts';
import type { StoryletId } from '../ids.ts';
import { behindGate } from '../map/behind-gate.ts';
import { meetsAll } from '../qualities/meets.ts';
import { allow, doneBefore, type Moment, openTurn, type Refusal, type Ruling, record, refuse } from '../turn.ts';
import type { World } from '../world.ts';
import { branchAtOnce, fire } from './autofire.ts';
import { canLeave } from './can-leave.ts';
import { meetDue } from './due.ts';
import { isOffered } from './offered.ts';
import { openGate } from './open-gate.ts';
import { openIn } from './open-in.ts';
import { freely, opened } from './opened.ts';
import type { Ended } from './phases.ts';
import { isInHand } from './play-card.ts';
import type { Storylet } from './storylet.ts';
import { usedAgain, useQuality } from './use-quality.ts';

/**
 * Begins a storylet of the list, plays a card of the hand, or opens the gate of a closed place. To begin the one that is open already changes
 * nothing; to begin another leaves the open one, if it can be left; a result that was not read away yet is
 * left behind. What has to be met first is met instead.
 */
export function beginStorylet(moment: Moment, id: StoryletId): Ruling {
  const { character, world } = moment;
  const { story } = character;
  const storylet = world.storylets.get(id);
  if (!storylet) return refuse('no such storylet');
  const turn = openTurn(moment);
  const open = openIn(story, world);
  if (open?.storylet === id) return allow(story.phase === 'In' ? turn : record(turn, { kind: 'story', to: open }));
  if (!canLeave(character, world)) return refuse('in another storylet');
  if (story.phase === 'End' && isResultOf(storylet, story, moment)) return doneBefore(story.turn);
  const item = usedAgain(storylet, story, world);
  if (item !== undefined) return useQuality(moment, item);

  const first = meetDue(turn, moment);
  if (first) return allow(first);
  const refusal = whyNotBegun(storylet, character, world);
  if (refusal) {
    const place = behindGate(id, character, world);
    return place === undefined ? refuse(refusal) : allow(openGate(turn, id, place, moment));
  }

  const only = branchAtOnce(storylet);
  if (only) return fire(storylet, only, moment);
  return allow(opened(freely(turn), id, moment));
}

/** A card that happened as it was played is answered by its result, if it is played again. */
const isResultOf = (storylet: Storylet, { storylet: told }: Ended, { character, world }: Moment): boolean =>
  told === storylet.id && branchAtOnce(storylet) !== undefined && !isInHand(storylet.id, character, world);

function whyNotBegun(storylet: Storylet, character: Character, world: World): Refusal | undefined {
  if (storylet.deck === 'sometimes') {
    if (!isInHand(storylet.id, character, world)) return 'not in your hand';
    return meetsAll(storylet.when, character, world) ? undefined : 'storylet not on offer';
  }
  return isOffered(storylet, character, world) ? undefined : 'storylet not on offer';
}
