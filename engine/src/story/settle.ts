import { dismiss, engage } from '../agents/engage.ts';
import { clearHand } from '../cards/clear-hand.ts';
import { goTo, takeUp } from '../map/go-to.ts';
import { putOn } from '../outfits/put-on.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import type { Outcome } from './consequences.ts';
import { happen } from './happen.ts';

/** Where an outcome leaves the character, besides its qualities. */
export function settle(turn: Turn, outcome: Outcome, storylet: number, moment: Moment): Turn {
  const { world } = moment;
  let after = outcome.wear === undefined ? turn : putOn(turn, outcome.wear, world);
  after = happen(after, outcome, moment);
  if (outcome.lodge !== undefined && world.lodgings.has(outcome.lodge)) {
    after = record(after, { kind: 'lodged', lodging: outcome.lodge });
  }
  if (outcome.dismiss !== undefined) after = dismiss(after, outcome.dismiss);
  if (outcome.engage !== undefined) after = engage(after, outcome.engage, world);
  if (outcome.clearHand) after = clearHand(after, moment);
  if (outcome.setting !== undefined) after = takeUp(after, outcome.setting, moment);
  if (outcome.moveTo !== undefined) after = goTo(after, outcome.moveTo, moment);
  return outcome.journal ? record(after, { kind: 'journal offered', storylet }) : after;
}
