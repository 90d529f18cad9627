import type { Temper } from '../cast.ts';

/** The temper all strategies start from; each of them overrides its own differences. */
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
  patronises: 0,
  insures: 40,
  collects: false,
  strays: 0,
  heeds: 25,
  whim: 4,
};
