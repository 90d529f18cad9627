import { redeemed } from '../access/access-code.ts';
import { giveActions } from '../actions/action-clock.ts';
import { dismiss, engage } from '../agents/in-service.ts';
import { refreshDeck } from '../cards/deck.ts';
import { clearHand } from '../cards/hand.ts';
import { goTo, takeUp } from '../map/go-to.ts';
import { giveFate } from '../membership/fate.ts';
import { putOn } from '../outfits/clothes.ts';
import { startTimer } from '../timed/timers.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { tell } from '../wording/tell.ts';
import type { Happenings, Outcome } from './consequences.ts';

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

/** What an outcome and a timed story may both do, besides their effects: the rest is `settle`. */
export function happen(turn: Turn, happenings: Happenings, moment: Moment): Turn {
  let after = turn;
  const { reveal, hide = [], start = [], stop = [], grant = [], fate = 0, send } = happenings;
  for (const restriction of reveal) {
    if (after.character.restrictions.includes(restriction)) after = record(after, { kind: 'revealed', restriction });
  }
  for (const restriction of hide) {
    if (!after.character.restrictions.includes(restriction)) after = record(after, { kind: 'held back', restriction });
  }
  if (happenings.refreshActions !== undefined) after = giveActions(after, happenings.refreshActions);
  if (happenings.refreshCards) after = refreshDeck(after, moment);
  for (const story of stop) {
    if (after.character.timers.some((timer) => timer.story === story)) {
      after = record(after, { kind: 'timer stopped', story });
    }
  }
  for (const story of start) after = startTimer(after, story, moment.now, moment);
  after = giveFate(after, fate);
  for (const code of grant) after = redeemed(after, code, moment);
  if (send) {
    const html = tell(send.html, { character: after.character, world: moment.world });
    const picture = send.image === undefined ? {} : { image: send.image };
    after = record(after, { kind: 'letter', title: send.title, html, ...picture, at: moment.now });
  }
  return after;
}
