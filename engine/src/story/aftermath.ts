import { takeBackLost } from '../agents/give-back.ts';
import { advancePlots, recallFromLostPlots } from '../agents/plots.ts';
import { dropUnfit, leaveTable } from '../cards/hand.ts';
import { countStay } from '../map/move-to.ts';
import { takeOffLost } from '../outfits/clothes.ts';
import { giveTimers } from '../timed/timers.ts';
import type { Moment, Turn } from '../turn.ts';

/** The steps of the aftermath, in order. Each looks at a turn in which everything else has happened. */
const aftermathSteps: readonly ((turn: Turn, moment: Moment) => Turn)[] = [
  recallFromLostPlots,
  takeOffLost,
  takeBackLost,
  advancePlots,
  countStay,
  leaveTable,
  dropUnfit,
  giveTimers,
];

/**
 * Applies what follows from every turn: plots of agents who left the world end, lost clothes come off, lost loans come
 * back, the actions spent advance plots and count for limited stays, cards that were left behind or no longer fit leave
 * the hand, and timed stories start whose requirements the character now meets.
 */
export const aftermath = (turn: Turn, moment: Moment): Turn =>
  aftermathSteps.reduce((sofar, follows) => follows(sofar, moment), turn);
