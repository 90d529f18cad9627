import { redeemed } from '../access/redeemed.ts';
import { giveActions } from '../actions/give-actions.ts';
import { refreshDeck } from '../cards/refresh-deck.ts';
import { startTimer } from '../timed/start-timer.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { tell } from '../wording/tell.ts';
import type { Happenings } from './consequences.ts';

/** What an outcome and a timed story may both do, besides their effects: the rest is `settle`. */
export function happen(turn: Turn, happenings: Happenings, moment: Moment): Turn {
  let after = turn;
  const { reveal, hide = [], start = [], stop = [], grant = [], fate, send } = happenings;
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
  if (fate) {
    const from = after.character.fate;
    after = record(after, { kind: 'fate', why: 'given', from, to: from + fate });
  }
  for (const code of grant) after = redeemed(after, code, moment);
  if (send) {
    const html = tell(send.html, after.character, moment.world);
    const picture = send.image === undefined ? {} : { image: send.image };
    after = record(after, { kind: 'letter', title: send.title, html, ...picture, at: moment.now });
  }
  return after;
}
