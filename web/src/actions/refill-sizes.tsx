import type { FateReply } from '@underhall/contract';
import { fillIn, world } from '../api/world.ts';
import { sizesOf } from '../fate/fate.ts';
import type { PurchaseActions } from '../fate/fate-purchase-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import css from './actions.module.css';

type RefillSizesProps = Pick<PurchaseActions, 'isPending' | 'buy'> & { readonly fate: FateReply };

/** Returns a text for the player if the balance is too low for every refill. */
export function tooDearText({ actionRefillFateCard: card, currentFate }: FateReply): string | undefined {
  const cheapest = Math.min(...sizesOf(card).map(({ price }) => price));
  if (currentFate >= cheapest) return undefined;
  return fillIn(world.texts.refill.tooDear, { price: formatNumber(cheapest), have: formatNumber(currentFate) });
}

/** The balance, and the refills with prices. */
export function RefillSizes({ fate: { actionRefillFateCard: card, currentFate }, isPending, buy }: RefillSizesProps) {
  return (
    <>
      <p>
        You have {formatNumber(currentFate)} {world.premium}.
      </p>
      <ul className={css.sizes}>
        {sizesOf(card).map((size) => (
          <li key={size.storeItemId}>
            <Button
              look="primary"
              aria-disabled={isPending || size.price > currentFate}
              onClick={() => size.price <= currentFate && buy(size)}
            >
              {size.label}
            </Button>
            {size.price > currentFate && (
              <span className={css.kept}>You do not have enough {world.premium} for this one.</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
