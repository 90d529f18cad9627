import { allow, type Moment, openTurn, type Ruling, refuse } from '../turn.ts';
import { freely, meet } from './opened.ts';
import { refusalOf } from './refusal-of.ts';
import type { Branch, Storylet } from './storylet.ts';
import { take } from './take-branch.ts';

/**
 * The branch that is chosen as soon as a card is played: the only one of an autofire card. A storylet of the list
 * only lies open, whatever its mark: it could be begun again from its own result, and then nobody could tell a
 * second time from the same call sent twice.
 */
export const branchAtOnce = ({ deck, autofire, branches }: Storylet): Branch | undefined =>
  deck === 'sometimes' && autofire && branches.length === 1 ? branches[0] : undefined;

/**
 * Plays a card by choosing its only branch, with whatever lay open left behind. What refuses the branch refuses
 * the card.
 */
export function fire({ id }: Storylet, branch: Branch, moment: Moment): Ruling {
  const at: Moment = { ...moment, character: { ...moment.character, story: { phase: 'Available' } } };
  const refusal = refusalOf(branch, at);
  if (refusal) return refuse(refusal);

  const open = { phase: 'In', storylet: id, since: moment.turn } as const;
  return allow(take(meet(freely(openTurn(at)), id), { open, branch, secondChances: [] }, at));
}
