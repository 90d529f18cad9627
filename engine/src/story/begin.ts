import { isInHand } from '../cards/hand.ts';
import type { StoryletId } from '../ids.ts';
import { behindGate } from '../map/travel.ts';
import { meetsAll } from '../qualities/meets.ts';
import {
  allow,
  doneBefore,
  type Moment,
  openTurn,
  type Refusal,
  type Ruling,
  record,
  refuse,
  type Standpoint,
} from '../turn.ts';
import { takeBranch } from './choose-branch.ts';
import { canLeave, openDue } from './due.ts';
import { refusalOf } from './locks.ts';
import { look } from './look.ts';
import { isOffered } from './on-offer.ts';
import { openGate, openStorylet, rememberMet, resetForced } from './open-storylet.ts';
import { type EndedStory, openStoryIn } from './phases.ts';
import { isSettledIn, settledMoment } from './second-chance.ts';
import { type Branch, isCard, type Storylet } from './storylet.ts';
import { reusableItem, useQuality } from './use-quality.ts';

/**
 * Opens a listed storylet, plays a card from the hand, or opens the gate of a closed area. If a storylet is due, that
 * one opens instead. Opening the same storylet again changes nothing, and shows the failure after a declined second
 * chance. If another storylet is open, the character leaves it first, if allowed.
 */
export function beginStorylet(moment: Moment, id: StoryletId): Ruling {
  const { character, world } = moment;
  const { story } = character;
  const storylet = world.storylets.get(id);
  if (!storylet) return refuse('no such storylet');
  const turn = openTurn(moment);
  const open = openStoryIn(story, world);
  if (story.phase === 'SecondChance')
    return story.storylet === id ? look(moment) : beginStorylet(settledMoment(moment), id);
  if (open?.storylet === id) return allow(story.phase === 'In' ? turn : record(turn, { kind: 'story', to: open }));
  if (story.phase === 'End' && isSettledIn(id, story)) return doneBefore(story.turn);
  if (!canLeave(moment)) return refuse('in another storylet');
  if (story.phase === 'End' && isResultOf(storylet, story, moment)) return doneBefore(story.turn);
  const item = reusableItem(storylet, story, world);
  if (item !== undefined) return useQuality(moment, item);

  const first = openDue(turn, moment);
  if (first) return allow(first);
  const refusal = whyNotBegun(storylet, moment);
  if (refusal) {
    const place = behindGate(id, moment);
    return place === undefined ? refuse(refusal) : allow(openGate(turn, id, place, moment));
  }

  const only = branchAtOnce(storylet);
  if (only) return playAtOnce(storylet, only, moment);
  return allow(openStorylet(resetForced(turn), id, moment));
}

/** True if the displayed result came from this autofire card. */
const isResultOf = (storylet: Storylet, { storylet: told }: EndedStory, moment: Moment): boolean =>
  told === storylet.id && branchAtOnce(storylet) !== undefined && !isInHand(storylet.id, moment);

function whyNotBegun(storylet: Storylet, here: Standpoint): Refusal | undefined {
  if (isCard(storylet)) {
    if (!isInHand(storylet.id, here)) return 'not in your hand';
    return meetsAll(storylet.when, here) ? undefined : 'storylet not on offer';
  }
  return isOffered(storylet, here) ? undefined : 'storylet not on offer';
}

/**
 * Returns the only branch of an autofire card, which is chosen as soon as the card is played. Listed storylets never
 * autofire: a result can reopen a listed storylet, so a duplicate request would look like a new choice.
 */
export const branchAtOnce = (storylet: Storylet): Branch | undefined =>
  isCard(storylet) && storylet.autofire && storylet.branches.length === 1 ? storylet.branches[0] : undefined;

/** Leaves the open storylet and chooses the card's only branch. A refusal of the branch also refuses the card. */
export function playAtOnce({ id }: Storylet, branch: Branch, moment: Moment): Ruling {
  const at: Moment = { ...moment, character: { ...moment.character, story: { phase: 'Available' } } };
  const refusal = refusalOf(branch, at);
  if (refusal) return refuse(refusal);

  const open = { phase: 'In', storylet: id, since: moment.turn } as const;
  return allow(takeBranch(rememberMet(resetForced(openTurn(at)), id), { open, branch, secondChances: [] }, at));
}
