import { type FateMove, moveFate as moveFateRule } from '@underhall/engine';
import { type TurnResult, takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import type { Step } from '../db/database.ts';

/** Steps that are committed in the same transaction as the turn. */
type Alongside = { readonly alongside?: readonly Step[] };

/**
 * Credits the Fate of an order to a character. A repeated call for the same order has no effect. A different amount for
 * the same order is refused.
 */
export const creditFate = (
  deps: TurnDeps,
  characterId: number,
  { order, amount, ...rest }: { readonly order: string; readonly amount: number } & Alongside,
): Promise<TurnResult> => moveFate(deps, characterId, { book: 'order', reference: order, amount, ...rest });

/**
 * Adds Fate to a character, or takes it back if `amount` is negative. The turn's idempotency key combines book and
 * reference, so a repeated call has no effect. If a refund takes back Fate that the character has already spent, the
 * character owes the difference.
 *
 * @throws RangeError if the amount is 0 or not a whole number
 * @throws IdempotencyKeyReused if the reference was used for another amount
 * @throws RefusedByRule if an operator takes more Fate than the character has
 */
export async function moveFate(
  deps: TurnDeps,
  characterId: number,
  { book, reference, amount, alongside = [] }: FateMove & Alongside,
): Promise<TurnResult> {
  if (!Number.isSafeInteger(amount) || amount === 0)
    throw new RangeError(`The amount must be a whole number other than 0: ${amount}`);
  return takeTurn(deps, characterId, {
    choice: `${book} ${reference} moves ${amount}`,
    ownKey: `${book} ${reference}`,
    rule: (moment) => moveFateRule(moment, { book, reference, amount }),
    alongside,
  });
}
