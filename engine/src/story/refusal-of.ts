import { meetsAll } from '../qualities/meets.ts';
import type { Moment, Refusal } from '../turn.ts';
import { locksOf } from './locks.ts';
import type { Branch } from './storylet.ts';

/** Why a branch of the open storylet cannot be chosen; nothing when it can. */
export function refusalOf(
  branch: Branch,
  { character, world }: Pick<Moment, 'character' | 'world'>,
): Refusal | undefined {
  if (!meetsAll(branch.when, character, world)) return 'no such branch';
  const locks = locksOf(branch, character, world);
  if (locks.byQualities) return locks.nothingToName ? 'nothing to name' : 'branch locked';
  if (locks.byFate) return 'not enough fate';
  if (locks.byActions) return 'not enough actions';
  if (branch.act !== undefined && !world.acts.has(branch.act)) return 'no such act';
  return undefined;
}
