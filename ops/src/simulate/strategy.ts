import type { Branch, Storylet } from '@underhall/engine';
import type { View } from './view.ts';

/** How somebody plays. Each is a small file in `strategies/`. */
export type Strategy = {
  readonly name: string;
  /** What they are after, in one line of the report. */
  readonly about: string;
  /** How much they would like to choose a branch that they can choose now; below 0 they would rather leave it. */
  readonly likes: (branch: Branch, storylet: Storylet, view: View) => number;
  readonly temper: Temper;
};

/** Times in a hundred that they do it when they could, unless said otherwise. */
export type Temper = {
  /** Draws a card. */
  readonly draws: number;
  /** Throws one away that cannot be played. */
  readonly discards: number;
  /** Goes elsewhere though there is something to do here. */
  readonly travels: number;
  /** Goes to a place they have not seen, though there is something to do here. */
  readonly explores: number;
  /** Buys and sells. */
  readonly trades: number;
  /** Thinks about what to wear. */
  readonly dresses: number;
  /** Asks others, and answers them. */
  readonly mingles: number;
  /** Uses things. */
  readonly uses: number;
  /** Sees to agents. */
  readonly sends: number;
  /** Marks plans, saves outfits and redeems codes. */
  readonly orders: number;
  /** Ticks each second chance that there is. */
  readonly insures: number;
  /** Asks for what is not to be had: nothing may come of it. */
  readonly strays: number;
  /** How much more they like what the page lists first, on the scale of what they like. */
  readonly heeds: number;
  /** How much, on that scale, they choose by mere whim. */
  readonly whim: number;
};
