import type { Temper } from '../cast.ts';

/** What all have in common who play with some sense; each strategy says where it differs. */
export const sensible: Temper = {
  draws: 45,
  discards: 4,
  travels: 1,
  explores: 20,
  trades: 6,
  dresses: 5,
  mingles: 10,
  uses: 4,
  sends: 12,
  orders: 0.5,
  insures: 40,
  strays: 0,
  heeds: 25,
  whim: 4,
};
