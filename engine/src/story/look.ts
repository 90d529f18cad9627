import { allow, doneBefore, type Moment, openTurn, type Ruling, record, type Turn } from '../turn.ts';
import { opened } from './begin.ts';
import { offered } from './offered.ts';

/**
 * Where the story stands. An open storylet is told again; a result is left behind, for where it
 * leads or for the list; and what must be met, is met.
 */
export function look(moment: Moment): Ruling {
  const { story } = moment.character;
  const turn = openTurn(moment);
  if (story.phase === 'In') {
    return allow(moment.world.storylets.has(story.storylet) ? turn : listed(turn, moment));
  }
  if (story.phase === 'End' && story.next !== undefined && moment.world.storylets.has(story.next)) {
    return allow(opened(turn, story.next, moment));
  }
  return allow(listed(turn, moment));
}

/** Where the story stands, as it was told last: a result on show is told again. */
export function resume(moment: Moment): Ruling {
  const { story } = moment.character;
  return story.phase === 'End' ? doneBefore(story.turn) : look(moment);
}

/** The turn in which nothing is open, unless something must be. */
export function listed(turn: Turn, moment: Moment): Turn {
  const [first] = offered(turn.character, moment.world);
  if (first?.urgency === 'must') return opened(turn, first.id, moment);
  return turn.character.story.phase === 'Available'
    ? turn
    : record(turn, { kind: 'story', to: { phase: 'Available' } });
}
