import { allow, doneBefore, type Moment, openTurn, type Ruling, record, type Turn } from '../turn.ts';
import { dueIn, opened } from './begin.ts';

/**
 * Where the story stands. An open storylet is told again; a result is left behind, for where it
 * leads or for the list; and what must be met, is met.
 */
export function look(moment: Moment): Ruling {
  const { story } = moment.character;
  const isOpen = story.phase === 'In' && moment.world.storylets.has(story.storylet);
  return allow(isOpen ? openTurn(moment) : onwards(moment));
}

/** Where the story stands, as it was told last: a result on show is told again. */
export function resume(moment: Moment): Ruling {
  const { story } = moment.character;
  return story.phase === 'End' ? doneBefore(story.turn) : look(moment);
}

/** The turn that leaves what is open or was told: for what comes before any choice, else for the list. */
function onwards(moment: Moment): Turn {
  const turn = openTurn(moment);
  const due = dueIn(turn.character, moment.world);
  if (due !== undefined) return opened(turn, due, moment);
  return turn.character.story.phase === 'Available'
    ? turn
    : record(turn, { kind: 'story', to: { phase: 'Available' } });
}
