import { describeCommand } from '../command.ts';
import { type Check, describeRuling, type Step } from '../step.ts';
import { checkRefusals, checkRepeatability } from './answers.ts';
import { checkAppliedChanges, checkLedger } from './changes.ts';
import { checkLevelBounds, checkSharedLevels } from './levels.ts';
import { checkHand, checkLimits } from './limits.ts';
import { checkLocks, checkOfferLists } from './offers.ts';
import { checkPayment } from './payments.ts';
import { checkPhase } from './phase.ts';
import { checkClocks } from './time.ts';

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

/** Slow checks. Each runs in every n-th step of a player. */
export const occasionalChecks: readonly (readonly [every: number, check: Check])[] = [
  [61, checkRepeatability],
  [67, checkOfferLists],
  [71, checkLocks],
];

/** Returns the message of the first failed check, or undefined. */
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
  `${fault}\n  in "${describeCommand(step.command)}" -> ${describeRuling(step)}`;
