import { takeBackLost } from '../agents/give-back.ts';
import { advancePlots, recallFromLostPlots } from '../agents/plots.ts';
import { dropUnfit, leaveTable } from '../cards/hand.ts';
import { countStay } from '../map/go-to.ts';
import { takeOffLost } from '../outfits/clothes.ts';
import { giveTimers } from '../timed/timers.ts';
import type { Moment, Turn } from '../turn.ts';

/** Each of these looks at a turn in which everything else has happened. */
const consequences: readonly ((turn: Turn, moment: Moment) => Turn)[] = [
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
 * What follows from a turn by itself, whatever it did: who has left the world comes home from their errand,
 * lost clothes come off and lost loans come back, the actions spent count for agents on their errands and for
 * places that keep nobody for ever, cards that were left behind or no longer fit leave the hand, and timed
 * stories begin for whoever now meets what they ask.
 */
export const aftermath = (turn: Turn, moment: Moment): Turn =>
  consequences.reduce((sofar, follows) => follows(sofar, moment), turn);
