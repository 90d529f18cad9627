import { allow, doneBefore, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import { branchIn } from './carry-out.ts';
import { canLeave, openDue } from './due.ts';
import { openStoryIn } from './phases.ts';
import { questionIn, settle } from './second-chance.ts';

/**
 * Returns the current state of the story. An open storylet stays open. A waiting branch keeps waiting, unless it was
 * removed from the world. If no storylet is open, opens the one that is due, or else the list.
 */
export function look(moment: Moment): Ruling {
  const { character, world } = moment;
  const { story } = character;
  const turn = openTurn(moment);
  if (story.phase === 'SecondChance') return allow(askedOrSettled(turn, moment));
  const open = openStoryIn(story, world);
  if (!open) return allow(onwards(turn, moment));
  const isAsked = story.phase === 'Rename' || story.phase === 'Act';
  const isLost = isAsked && !branchIn(open, story.branch, world);
  return allow(isLost ? record(turn, { kind: 'story', to: open }) : turn);
}

/** An open question stays open. One that offers nothing any more is settled. */
function askedOrSettled(turn: Turn, moment: Moment): Turn {
  const question = questionIn({ character: turn.character, world: moment.world });
  if (!question) return onwards(settle(turn, moment), moment);
  return question.offered.length > 0 ? turn : settle(turn, moment);
}

/** Returns what the player last saw: the last result, or else the current state of the story. */
export function resume(moment: Moment): Ruling {
  const { story } = moment.character;
  const isAsked = (questionIn(moment)?.offered.length ?? 0) > 0;
  return story.phase === 'End' || (story.phase === 'SecondChance' && isAsked) ? doneBefore(story.turn) : look(moment);
}

/** Leaves the open storylet or result for the storylet that is due, or else for the list. */
export function onwards(turn: Turn, moment: Moment): Turn {
  const first = openDue(turn, moment);
  if (first) return first;
  return turn.character.story.phase === 'Available'
    ? turn
    : record(turn, { kind: 'story', to: { phase: 'Available' } });
}

/**
 * Returns from the open storylet to the list, or from a waiting branch, which is still unpaid, to its storylet. From the
 * question for a second chance, leads to the failure. If nothing is open, does the same as `look`.
 */
export function goBack(moment: Moment): Ruling {
  const { character, world } = moment;
  if (questionIn(moment)) return allow(settle(openTurn(moment), moment));
  const open = openStoryIn(character.story, world);
  if (!open || character.story.phase === 'SecondChance') return look(moment);
  const turn = openTurn(moment);
  if (character.story.phase !== 'In') return allow(record(turn, { kind: 'story', to: open }));
  if (!canLeave(moment)) return refuse('no way back');
  return allow(onwards(turn, moment));
}
