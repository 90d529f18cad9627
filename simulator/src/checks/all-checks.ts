import { spoken } from '../command.ts';
import { answerOf, type Step } from '../step.ts';
import { checkAppliedChanges } from './applied-changes.ts';
import type { Check } from './check.ts';
import { checkClocks } from './clocks.ts';
import { checkHand } from './hand.ts';
import { checkLedger } from './ledger-sums.ts';
import { checkLevelBounds } from './level-bounds.ts';
import { checkLimits } from './limits.ts';
import { checkLocks } from './locks.ts';
import { checkOfferLists } from './offer-lists.ts';
import { checkPayment } from './payments.ts';
import { checkPhase } from './phase.ts';
import { checkRefusals } from './refusals.ts';
import { checkRepeatability } from './repeatability.ts';
import { checkSharedLevels } from './shared-levels.ts';

/** Checks made after every step. */
export const checksOfEveryStep: readonly Check[] = [
  checkRefusals,
  checkLedger,
  checkLevelBounds,
  checkPayment,
  checkClocks,
  checkHand,
  checkPhase,
  checkLimits,
  checkSharedLevels,
  checkAppliedChanges,
];

/** Checks that cost more than the step itself, each with the number of a player's steps from one time to the next. */
export const occasionalChecks: readonly (readonly [every: number, check: Check])[] = [
  [61, checkRepeatability],
  [67, checkOfferLists],
  [71, checkLocks],
];

/** The message of the first check that fails; undefined if all pass. */
export function checkStep(step: Step): string | undefined {
  for (const check of checksOfEveryStep) {
    const fault = check(step);
    if (fault) return inContext(fault, step);
  }
  for (const [every, check] of occasionalChecks) {
    const fault = step.player.steps % every === 0 ? check(step) : undefined;
    if (fault) return inContext(fault, step);
  }
  return undefined;
}

const inContext = (fault: string, step: Step): string =>
  `${fault}\n  in "${spoken(step.command)}" -> ${answerOf(step)}`;
