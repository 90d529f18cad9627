import { allow, doneBefore, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import { branchIn } from './carry-out.ts';
import { canLeave, meetDue } from './due.ts';
import { openIn } from './phases.ts';

/**
 * Where the story stands. An open storylet is told again, and so is its question, unless that has left the
 * world; a result is left behind, for where it leads or for the list; and what must be met, is met.
 */
export function look(moment: Moment): Ruling {
  const { character, world } = moment;
  const { story } = character;
  const turn = openTurn(moment);
  const open = openIn(story, world);
  if (!open) return allow(onwards(turn, moment));
  const isAsked = story.phase === 'Rename' || story.phase === 'Act';
  const isLost = isAsked && !branchIn(open, story.branch, world);
  return allow(isLost ? record(turn, { kind: 'story', to: open }) : turn);
}

/** Where the story stands, as it was told last: a result on show is told again. */
export function resume(moment: Moment): Ruling {
  const { story } = moment.character;
  return story.phase === 'End' ? doneBefore(story.turn) : look(moment);
}

/** The turn that leaves what is open or was told: for what comes before any choice, else for the list. */
export function onwards(turn: Turn, moment: Moment): Turn {
  const first = meetDue(turn, moment);
  if (first) return first;
  return turn.character.story.phase === 'Available'
    ? turn
    : record(turn, { kind: 'story', to: { phase: 'Available' } });
}

/**
 * Leaves the open storylet for the list, and a question for the storylet that asked it: nothing was paid
 * for it yet. With nothing open it is a look.
 */
export function goBack(moment: Moment): Ruling {
  const { character, world } = moment;
  const open = openIn(character.story, world);
  if (!open) return look(moment);
  const turn = openTurn(moment);
  if (character.story.phase !== 'In') return allow(record(turn, { kind: 'story', to: open }));
  if (!canLeave(moment)) return refuse('no way back');
  return allow(onwards(turn, moment));
}
