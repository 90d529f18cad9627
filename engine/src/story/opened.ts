import { hasMet } from '../qualities/meets.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import type { StoryletId } from '../world.ts';
import type { Through } from './open-in.ts';

/** The turn in which a storylet lies open. */
export function opened(
  turn: Turn,
  storylet: StoryletId,
  { turn: since }: Pick<Moment, 'turn'>,
  through: Through = {},
): Turn {
  return record(meet(turn, storylet), { kind: 'story', to: { phase: 'In', storylet, since, ...through } });
}

/** Remembers the first time that a storylet is begun. */
export const meet = (turn: Turn, storylet: StoryletId): Turn =>
  hasMet(turn.character, storylet) ? turn : record(turn, { kind: 'met', storylet });

/** The player chose for themselves: what must be met may lead them again. */
export const freely = (turn: Turn): Turn => (turn.character.led === 0 ? turn : record(turn, { kind: 'led', to: 0 }));
