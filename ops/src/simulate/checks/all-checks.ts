import { spoken } from '../command.ts';
import { answerOf, type Step } from '../step.ts';
import { areClocksRight } from './are-clocks-right.ts';
import { areLocksRight } from './are-locks-right.ts';
import type { Check } from './check.ts';
import { doOffersAgree } from './do-offers-agree.ts';
import { isConserved } from './is-conserved.ts';
import { isHandRight } from './is-hand-right.ts';
import { isInBounds } from './is-in-bounds.ts';
import { isPaid } from './is-paid.ts';
import { isPhaseRight } from './is-phase-right.ts';
import { isSameAgain } from './is-same-again.ts';
import { isSharedRight } from './is-shared-right.ts';
import { isShownAsDone } from './is-shown-as-done.ts';
import { isWhatChanged } from './is-what-changed.ts';
import { isWithinLimits } from './is-within-limits.ts';

/** Checks made after every step. */
export const everyStep: readonly Check[] = [
  isShownAsDone,
  isConserved,
  isInBounds,
  isPaid,
  areClocksRight,
  isHandRight,
  isPhaseRight,
  isWithinLimits,
  isSharedRight,
  isWhatChanged,
];

/** Checks that cost more than the step itself, each with the number of a player's steps from one time to the next. */
export const nowAndThen: readonly (readonly [every: number, check: Check])[] = [
  [61, isSameAgain],
  [67, doOffersAgree],
  [71, areLocksRight],
];

/** The message of the first check that fails; undefined if all pass. */
export function whatIsWrong(step: Step): string | undefined {
  for (const check of everyStep) {
    const wrong = check(step);
    if (wrong) return told(wrong, step);
  }
  for (const [every, check] of nowAndThen) {
    const wrong = step.player.steps % every === 0 ? check(step) : undefined;
    if (wrong) return told(wrong, step);
  }
  return undefined;
}

const told = (wrong: string, step: Step): string => `${wrong}\n  in "${spoken(step.command)}" -> ${answerOf(step)}`;
