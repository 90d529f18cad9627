import { allow, doneBefore, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import { branchIn } from './choose-branch.ts';
import { canLeave, openDue } from './due.ts';
import { openStoryIn } from './phases.ts';

/**
 * Returns the current state of the story. An open storylet stays open. A waiting branch keeps waiting, unless it was
 * removed from the world. If no storylet is open, opens the one that is due, or else the list.
 */
export function look(moment: Moment): Ruling {
  const { character, world } = moment;
  const { story } = character;
  const turn = openTurn(moment);
  const open = openStoryIn(story, world);
  if (!open) return allow(onwards(turn, moment));
  const isAsked = story.phase === 'Rename' || story.phase === 'Act';
  const isLost = isAsked && !branchIn(open, story.branch, world);
  return allow(isLost ? record(turn, { kind: 'story', to: open }) : turn);
}

/** Returns what the player last saw: the last result, or else the current state of the story. */
export function resume(moment: Moment): Ruling {
  const { story } = moment.character;
  return story.phase === 'End' ? doneBefore(story.turn) : look(moment);
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
 * Returns from the open storylet to the list, or from a waiting branch to its storylet, without paying. If no storylet
 * is open, does the same as `look`.
 */
export function goBack(moment: Moment): Ruling {
  const { character, world } = moment;
  const open = openStoryIn(character.story, world);
  if (!open) return look(moment);
  const turn = openTurn(moment);
  if (character.story.phase !== 'In') return allow(record(turn, { kind: 'story', to: open }));
  if (!canLeave(moment)) return refuse('no way back');
  return allow(onwards(turn, moment));
}
