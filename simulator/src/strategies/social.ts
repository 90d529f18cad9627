import type { Strategy } from '../cast.ts';
import { sensible } from './tempers.ts';

/** Goes about, draws every card, and asks others to whatever there is to be asked to. */
export const social: Strategy = {
  name: 'social',
  about: 'goes about, draws every card, and asks others to whatever there is to be asked to',
  likes: (branch, storylet) => (branch.act === undefined ? 0 : 60) + (storylet.deck === 'sometimes' ? 15 : 0),
  temper: { ...sensible, draws: 85, discards: 15, travels: 8, mingles: 75, uses: 8, orders: 1, whim: 40 },
};
