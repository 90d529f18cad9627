import type { FateCard } from '@underhall/contract';
import { world } from '../api/world.ts';
import { BuyMore } from '../payments/buy-fate.tsx';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { wordsOf } from '../ui/sanitize.ts';
import { sizesOf } from './fate.ts';
import { KeptRefreshFirst } from './kept-refresh.tsx';
import { BoxedHtml, SpendingFate } from './spending-fate.tsx';
import css from './store.module.css';

type ComfortPurchaseProps = { readonly card: FateCard; readonly onClose: () => void };

/** Something that is bought and had at once, in its sizes. */
export function ComfortPurchase({ card, onClose }: ComfortPurchaseProps) {
  return (
    <SpendingFate title={wordsOf(card.name)} boughtTitle="Success" onClose={onClose}>
      {(fate, { buy, isPending }) => (
        <>
          {card.action === 'RefillActions' && <KeptRefreshFirst fate={fate} buy={buy} isPending={isPending} />}
          <BoxedHtml html={card.description} />
          <p className={css.meta}>
            You have {formatNumber(fate.currentFate)} {world.premium}.
          </p>
          {sizesOf(card).map((size) => (
            <p key={size.storeItemId}>
              <Button
                look="primary"
                aria-disabled={isPending || size.price > fate.currentFate}
                aria-busy={isPending}
                onClick={() => size.price <= fate.currentFate && buy(size)}
              >
                {size.label}
              </Button>
            </p>
          ))}
          {sizesOf(card).every(({ price }) => price > fate.currentFate) && (
            <>
              <p>{world.texts.premium.whereFrom}</p>
              <BuyMore />
            </>
          )}
        </>
      )}
    </SpendingFate>
  );
}
