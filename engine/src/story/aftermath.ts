import { takeBackLost } from '../agents/give-back.ts';
import { advancePlots } from '../agents/plots.ts';
import { dropUnfit, leaveTable } from '../cards/hand.ts';
import { countStay } from '../map/move-to.ts';
import { takeOffLost } from '../outfits/clothes.ts';
import { giveTimers } from '../timed/timers.ts';
import type { Moment, Turn } from '../turn.ts';

/** In order of application. They run after everything else in the turn. */
const aftermathSteps: readonly ((turn: Turn, moment: Moment) => Turn)[] = [
  takeOffLost,
  takeBackLost,
  advancePlots,
  countStay,
  leaveTable,
  dropUnfit,
  giveTimers,
];

/**
 * Applies the consequences that every turn has, whatever the player chose. Spent actions advance plots and limited
 * stays. Timed stories start once the character meets their requirements.
 */
export const aftermath = (turn: Turn, moment: Moment): Turn =>
  aftermathSteps.reduce((sofar, follows) => follows(sofar, moment), turn);
