import type { Dice } from './dice.ts';

/** A rhythm of playing: the pauses between visits, and their length. */
export type Habit = {
  readonly name: string;
  /** Hours from the end of a visit to the next one, at least and at most. */
  readonly pause: readonly [least: number, most: number];
  /** Commands in one visit, at most. */
  readonly patience: number;
};

export const habits: readonly Habit[] = [
  { name: 'whenever all actions are back', pause: [3, 7], patience: 160 },
  { name: 'morning and evening', pause: [9, 15], patience: 120 },
  { name: 'now and then', pause: [20, 60], patience: 90 },
];

const hour = 60 * 60 * 1000;

/** Milliseconds until somebody comes back. One visit in a hundred is followed by a long absence, of up to five weeks. */
export function pauseAfter({ pause: [least, most] }: Habit, dice: Dice): number {
  if (dice.falls(1)) return (8 * 24 + dice.below(27 * 24)) * hour;
  return least * hour + dice.below((most - least) * hour);
}
