import type { TimedId } from '../ids.ts';
import { type Moment, record, type Turn } from '../turn.ts';

/** Lets a timed story run from a moment on, with its luck settled. */
export function startTimer(
  turn: Turn,
  story: TimedId,
  from: number,
  { world, chance }: Pick<Moment, 'world' | 'chance'>,
): Turn {
  const timed = world.timed.get(story);
  if (!timed) return turn;
  const timer = { story, dueAt: from + timed.after, seed: chance.roll(2 ** 31) };
  return record(turn, { kind: 'timer started', timer });
}
