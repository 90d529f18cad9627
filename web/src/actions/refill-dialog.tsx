import type { FateReply } from '@underhall/contract';
import { fillIn, world } from '../api/world.ts';
import { sizesOf } from '../fate/fate.ts';
import { BoxedHtml, FatePurchaseDialog, type PurchaseActions } from '../fate/fate-purchase-dialog.tsx';
import { FreeRefreshSection } from '../fate/free-refresh.tsx';
import { Button } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { formatNumber } from '../ui/format-number.ts';
import css from './actions.module.css';

const texts = world.texts.refill;

type RefillDialogProps = { readonly dueAt: number | undefined; readonly onClose: () => void };

export function RefillDialog({ dueAt, onClose }: RefillDialogProps) {
  const about = (
    <p>
      {texts.about} <Countdown dueAt={dueAt} words={`The next ${world.actions.one} comes in`} />
    </p>
  );
  return (
    <FatePurchaseDialog title={texts.title} boughtTitle={texts.doneTitle} about={about} onClose={onClose}>
      {(fate, spending) => (
        <>
          <FreeRefreshSection fate={fate} {...spending} />
          <Sizes fate={fate} {...spending} />
        </>
      )}
    </FatePurchaseDialog>
  );
}

type SizesProps = PurchaseActions & { readonly fate: FateReply };

/** Lists the refills with prices. If the balance is too low, shows the lowest price instead. */
function Sizes({ fate: { actionRefillFateCard: card, currentFate }, isPending, buy }: SizesProps) {
  const sizes = sizesOf(card);
  const cheapest = Math.min(...sizes.map(({ price }) => price));
  if (currentFate < cheapest) {
    return <p>{fillIn(texts.tooDear, { price: formatNumber(cheapest), have: formatNumber(currentFate) })}</p>;
  }
  return (
    <>
      <BoxedHtml html={card.description} />
      <p>
        You have {formatNumber(currentFate)} {world.premium}.
      </p>
      <ul className={css.sizes}>
        {sizes.map((size) => (
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
