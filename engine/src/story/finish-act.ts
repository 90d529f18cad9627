import { allow, type Moment, type Ruling, refuse, type Turn } from '../turn.ts';
import { askedIn } from './asked-in.ts';
import { followUp, pay } from './carry-out.ts';
import { refusalOf } from './refusal-of.ts';

/** Somebody was invited: the branch that waited for it is paid and its outcome told, after what the turn holds already. */
export function finishAct(turn: Turn, moment: Moment): Ruling {
  const asked = askedIn('Act', turn.character, moment.world);
  if (!asked) return refuse('not asked');
  const refusal = refusalOf(asked.branch, moment);
  if (refusal) return refuse(refusal);
  return allow(followUp(pay(turn, asked.branch, moment), asked, moment));
}
