import type { Strategy } from '../cast.ts';
import { sensible } from './tempers.ts';

/** Presses whatever comes under their hand, and now and then what is not there. */
export const random: Strategy = {
  name: 'random',
  about: 'presses whatever comes under their hand, and now and then what is not there',
  likes: () => 0,
  temper: { ...sensible, travels: 5, orders: 3, strays: 4, uses: 8, sends: 20, mingles: 30, heeds: 0, whim: 100 },
};
