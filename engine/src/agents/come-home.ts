import type { Moment, Turn } from '../turn.ts';
import { homeAgain } from './after-report.ts';

/** Whoever has left the world is on no errand in it: what they had along is within reach again, and others may be sent. */
export const comeHome = (turn: Turn, { world }: Pick<Moment, 'world'>): Turn =>
  turn.character.agents.reduce(
    (sofar, engaged) => (engaged.plot && !world.agents.has(engaged.agent) ? homeAgain(sofar, engaged) : sofar),
    turn,
  );
