import type { FateCard } from '@underhall/contract';
import { world } from '../api/world.ts';
import { BuyFateButton } from '../payments/buy-fate.tsx';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { wordsOf } from '../ui/sanitize.ts';
import { sizesOf } from './fate.ts';
import { BoxedHtml, FatePurchaseDialog } from './fate-purchase-dialog.tsx';
import { FreeRefreshSection } from './free-refresh.tsx';
import css from './store.module.css';

type GameplayPurchaseProps = { readonly card: FateCard; readonly onClose: () => void };

export function GameplayPurchase({ card, onClose }: GameplayPurchaseProps) {
  return (
    <FatePurchaseDialog title={wordsOf(card.name)} boughtTitle="Success" onClose={onClose}>
      {(fate, { buy, isPending }) => (
        <>
          {card.action === 'RefillActions' && <FreeRefreshSection fate={fate} buy={buy} isPending={isPending} />}
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
              <BuyFateButton />
            </>
          )}
        </>
      )}
    </FatePurchaseDialog>
  );
}
