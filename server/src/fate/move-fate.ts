import { type FateMove, moveFate as moving } from '@underhall/engine';
import { type TurnTaken, takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import type { Step } from '../db/database.ts';

/** Rows that are written with the turn or not at all, such as that the order is settled. */
type Alongside = { readonly alongside?: readonly Step[] };

/** Gives a character the Fate of an order, once however often it is asked for; the same order with another amount is refused. */
export const creditFate = (
  deps: TurnDeps,
  characterId: number,
  { order, amount, ...rest }: { readonly order: string; readonly amount: number } & Alongside,
): Promise<TurnTaken> => moveFate(deps, characterId, { book: 'order', reference: order, amount, ...rest });

/**
 * Moves Fate from outside: as a turn of the character's, keyed by the book and the reference, so that what is asked twice is
 * done once. `amount` is a whole number and not 0; below it Fate is taken back, and what a refund finds spent is owed.
 * Throws `IdempotencyKeyReused` where the reference was given to another amount, and `RefusedByRule` where an operator would
 * take more than there is.
 */
export async function moveFate(
  deps: TurnDeps,
  characterId: number,
  { book, reference, amount, alongside = [] }: FateMove & Alongside,
): Promise<TurnTaken> {
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`no amount that could be moved: ${amount}`);
  return takeTurn(deps, characterId, {
    choice: `${book} ${reference} moves ${amount}`,
    ownKey: `${book} ${reference}`,
    rule: (moment) => moving(moment, { book, reference, amount }),
    alongside,
  });
}
