import type { StoryletId } from '../ids.ts';
import { hasMet } from '../qualities/meets.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { aftermath } from './aftermath.ts';
import type { Through } from './open-in.ts';

/** The turn in which a storylet lies open. The first time, what follows from having met it has followed. */
export function opened(turn: Turn, storylet: StoryletId, moment: Moment, through: Through = {}): Turn {
  const begun = hasMet(turn.character, storylet) ? turn : aftermath(meet(turn, storylet), moment);
  return record(begun, { kind: 'story', to: { phase: 'In', storylet, since: moment.turn, ...through } });
}

/** Remembers the first time that a storylet is begun. */
export const meet = (turn: Turn, storylet: StoryletId): Turn =>
  hasMet(turn.character, storylet) ? turn : record(turn, { kind: 'met', storylet });

/** The player chose for themselves: what must be met may lead them again. */
export const freely = (turn: Turn): Turn => (turn.character.led === 0 ? turn : record(turn, { kind: 'led', to: 0 }));
