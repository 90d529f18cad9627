import { readText } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import { meetsAll } from '../qualities/meets.ts';
import type { ReadResults } from '../reads.ts';
import { finishAct, waitingBranch } from '../story/choose-branch.ts';
import { type Moment, openTurn, type Refusal, type Ruling, record, refuse } from '../turn.ts';
import type { Act } from './act.ts';
import { canReceive, eligibility } from './eligibility.ts';
import { isPending } from './invitation.ts';
import {
  maxInvitationsPerDay,
  maxInvitationsPerDayToOne,
  maxOutsideInvitationsPerDay,
  type SentToday,
} from './sent-today.ts';

/** Character ID that represents a player without a character. */
export const outsider = 0;

/**
 * Invites another character to the act of the waiting branch, then pays and plays the branch. The act's effects follow
 * when the invitation is accepted. Players who left, refuse invitations or have no messages yet cause the same refusal,
 * so that the sender cannot distinguish them.
 */
export function invite(
  moment: Moment,
  { other, sent, today }: ReadResults<'other' | 'sent' | 'today'>,
  words: string,
): Ruling {
  const { now } = moment;
  const act = askedAct(moment);
  if (typeof act === 'string') return refuse(act);
  if (act.external) return refuse('no such act');
  if (other?.id === moment.id) return refuse('not yourself');
  if (!other || !canReceive(other.character)) return refuse('no such character');
  const { text, fault } = readText(typedTexts.message, words);
  if (fault) return refuse('words unfit');
  const refusal = whyNotInvited(act, moment, other);
  if (refusal) return refuse(refusal);
  if (isPending(act, other.id, sent, now)) return refuse('one is open already');
  if (isTooMuch(today)) return refuse('too many invitations');

  const invited = record(openTurn(moment), { kind: 'invited', act: act.id, with: other.id, words: text });
  return finishAct(invited, moment);
}

const isTooMuch = ({ inAll, toThem }: SentToday): boolean =>
  inAll >= maxInvitationsPerDay || toThem >= maxInvitationsPerDayToOne;

/**
 * Sends the e-mail of an external act to somebody without a character. The act's effects follow when that player's new
 * character accepts the invitation.
 */
export function inviteOutside(moment: Moment, { sent, today }: ReadResults<'sent' | 'today'>): Ruling {
  const { now } = moment;
  const act = askedAct(moment);
  if (typeof act === 'string') return refuse(act);
  if (!act.external) return refuse('no such act');
  if (!meetsAll(act.senderNeeds, moment)) return refuse('sender unfit');
  if (act.unique && isPending(act, outsider, sent, now)) return refuse('one is open already');
  if (today.toThem >= maxOutsideInvitationsPerDay) return refuse('too many letters');

  return finishAct(record(openTurn(moment), { kind: 'invited', act: act.id, with: outsider, words: '' }), moment);
}

function askedAct(moment: Moment): Act | 'not asked' | 'no such act' {
  const { world } = moment;
  const waiting = waitingBranch('Act', moment);
  if (!waiting) return 'not asked';
  return (waiting.branch.act === undefined ? undefined : world.acts.get(waiting.branch.act)) ?? 'no such act';
}

/** Why the act's requirements exclude this invitation, or undefined if they are met. */
export function whyNotInvited(act: Act, { character, world }: Moment, to: Moment): Refusal | undefined {
  const fits = eligibility(act, character, { character: to.character, world });
  if (!fits.youQualify) return 'sender unfit';
  if (!fits.qualifies) return 'target unfit';
  return fits.correctInstance ? undefined : 'not in the same place';
}
