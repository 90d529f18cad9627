import { allow, doneBefore, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import { branchIn } from './choose-branch.ts';
import { canLeave, openDue } from './due.ts';
import { openStoryIn } from './phases.ts';

/**
 * Shows the story as it is. An open storylet is shown again. So is a branch that waits for an answer, unless it left
 * the world. A result gives way to the storylet it links to, or to the list. A forced storylet opens.
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

/** Shows the story as it was last shown: a result on show is answered by the turn that made it. */
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
 * Leaves the open storylet for the list, and a waiting branch for its storylet, because nothing was paid yet. With
 * nothing open, it only looks.
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
