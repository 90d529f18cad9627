import { freeFaceQualityId } from '@underhall/contract/limits';
import { payFate } from '../fate/balance.ts';
import { levelOf, standingOf } from '../qualities/qualities.ts';
import type { ReadResults } from '../reads.ts';
import { aftermath } from '../story/aftermath.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Standpoint, type Turn } from '../turn.ts';

/** True if the character owns the item that pays for a new face. */
export const hasFaceTicket = ({ qualities }: Standpoint['character']): boolean =>
  levelOf(qualities, freeFaceQualityId) > 0;

/**
 * Renames the character, for the world's price. Names are unique, but players may change the spelling of their own
 * name. The caller checks that the name is acceptable.
 */
export function changeName(moment: Moment, name: string, given: ReadResults<'namesake'>): Ruling {
  const { character, world } = moment;
  const price = world.pack.words.offerPrices.newName;
  const refusal = refusalOfName(moment, name, given);
  if (refusal) return refuse(refusal);
  if (character.fate < price) return refuse('not enough fate');
  const paid = payFate(openTurn(moment), price, 'store');
  return allow(record(paid, { kind: 'name changed', from: character.name, to: name }));
}

/** Renames the character for free, by an operator. For example after a name was reported. */
export function renameByOperator(moment: Moment, name: string, given: ReadResults<'namesake'>): Ruling {
  const refusal = refusalOfName(moment, name, given);
  if (refusal) return refuse(refusal);
  return allow(record(openTurn(moment), { kind: 'name changed', from: moment.character.name, to: name }));
}

function refusalOfName(
  { character, id }: Moment,
  name: string,
  { namesake }: ReadResults<'namesake'>,
): 'named so already' | 'name taken' | undefined {
  if (name === character.name) return 'named so already';
  return namesake !== undefined && namesake !== id ? 'name taken' : undefined;
}

/** Paid with Fate or with a ticket. The face must be one of the world's. */
export function changeFace(moment: Moment, face: string, payment: 'fate' | 'ticket'): Ruling {
  const { character, world } = moment;
  const price = world.pack.words.offerPrices.newFace;
  if (!world.pack.start.faces.includes(face)) return refuse('no such face');
  if (face === character.face) return refuse('your face already');
  if (payment === 'ticket' && !hasFaceTicket(character)) return refuse('no face ticket');
  if (payment === 'fate' && character.fate < price) return refuse('not enough fate');
  const turn = openTurn(moment);
  const paid = payment === 'ticket' ? giveTicket(turn) : payFate(turn, price, 'store');
  const changed = record(paid, { kind: 'face changed', from: character.face, to: face });
  return allow(payment === 'ticket' ? aftermath(changed, moment) : changed);
}

function giveTicket(turn: Turn): Turn {
  const from = standingOf(turn.character.qualities, freeFaceQualityId);
  const to = { ...from, level: from.level - 1 };
  return record(turn, { kind: 'quality', quality: freeFaceQualityId, from, to, how: 'changed' });
}
