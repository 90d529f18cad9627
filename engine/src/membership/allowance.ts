import { actionPeriodMs } from '@underhall/contract/limits';
import type { Tier } from './membership.ts';

/** What time gives to a character of one tier. */
export type Allowance = {
  /** Actions that time gives at most. */
  readonly bank: number;
  /** Minutes until the next action, and until the next card of each deck. */
  readonly minutes: number;
  /** Cards that time gives a deck at most. */
  readonly deck: number;
};

export type Allowances = Readonly<Record<Tier, Allowance>>;

const minutes = actionPeriodMs / 60_000;
const member: Allowance = { bank: 40, minutes, deck: 10 };

/** The numbers of the specification, for a world that sets none. */
export const plainAllowances: Allowances = {
  none: { bank: 20, minutes, deck: 6 },
  exceptional: member,
  enhanced: member,
};

/**
 * What a world may set. The smallest bank is half of the largest refill on sale, which fits into an empty bank twice
 * its size. A day is the longest wait.
 */
export const allowanceRanges = {
  bank: { min: 10, max: 1000 },
  minutes: { min: 1, max: 1440 },
  deck: { min: 1, max: 20 },
} as const satisfies Readonly<Record<keyof Allowance, { readonly min: number; readonly max: number }>>;
