import { meetsAll } from '../qualities/meets.ts';
import { askedIn, finishAct } from '../story/carry-out.ts';
import { type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import type { Invitation } from './invitation.ts';
import { isPending } from './is-pending.ts';

/** Somebody who is no character yet. */
export const outsider = 0;

/**
 * Sends the letter of an external act to somebody who does not play yet. What it does happens when a character
 * they made accepts it.
 */
export function inviteOutside(
  moment: Moment,
  { from, sent }: { readonly from: number; readonly sent: readonly Invitation[] },
): Ruling {
  const { character, world, now } = moment;
  const asked = askedIn('Act', character, world);
  if (!asked) return refuse('not asked');
  const act = asked.branch.act === undefined ? undefined : world.acts.get(asked.branch.act);
  if (!act?.external) return refuse('no such act');
  if (!meetsAll(act.senderNeeds, character, world)) return refuse('sender unfit');
  if (act.unique && isPending(act, { from }, sent, now)) return refuse('one is open already');

  return finishAct(record(openTurn(moment), { kind: 'invited', act: act.id, with: outsider, words: '' }), moment);
}
