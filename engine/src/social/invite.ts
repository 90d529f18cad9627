import { askedIn, finishAct } from '../story/carry-out.ts';
import { type Moment, openTurn, type Refusal, type Ruling, record, refuse } from '../turn.ts';
import type { Act } from './act.ts';
import { eligibility } from './eligibility.ts';
import { fitWords } from './fit-words.ts';
import type { Invitation } from './invitation.ts';
import { isPending } from './is-pending.ts';
import type { Party } from './party.ts';

/** Who is asked, with what words; `sent` are the invitations of the sender that may still be open. */
export type Asking = {
  readonly from: number;
  readonly to: Party;
  readonly words: string;
  readonly sent: readonly Invitation[];
};

/**
 * Invites somebody to the act of the branch that waits for it. The branch is paid and told as it is sent; what
 * the act itself does happens when it is accepted. The server keeps the invitation the `invited` change names.
 */
export function invite(moment: Moment, { from, to, words, sent }: Asking): Ruling {
  const { character, world, now } = moment;
  const asked = askedIn('Act', character, world);
  if (!asked) return refuse('not asked');
  const act = asked.branch.act === undefined ? undefined : world.acts.get(asked.branch.act);
  if (!act || act.external) return refuse('no such act');
  if (to.id === from) return refuse('not yourself');
  const fit = fitWords(words);
  if (fit === undefined) return refuse('words unfit');
  const refusal = refusalOf(act, moment, to);
  if (refusal) return refuse(refusal);
  if (isPending(act, { from, to: to.id }, sent, now)) return refuse('one is open already');

  const invited = record(openTurn(moment), { kind: 'invited', act: act.id, with: to.id, words: fit });
  return finishAct(invited, moment);
}

function refusalOf(act: Act, { character, world }: Moment, to: Party): Refusal | undefined {
  const fits = eligibility(act, character, to.character, world);
  if (!fits.youQualify) return 'sender unfit';
  if (!fits.qualifies) return 'target unfit';
  return fits.correctInstance ? undefined : 'not in the same place';
}
