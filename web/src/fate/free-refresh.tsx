import type { FateReply } from '@underhall/contract';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import css from './fate.module.css';
import { sizesOf } from './fate.ts';
import { BoxedHtml, type PurchaseActions } from './fate-purchase-dialog.tsx';

type FreeRefreshProps = PurchaseActions & { readonly fate: Pick<FateReply, 'enhancedActionRefreshCard'> };

/** Enhanced members' free refreshes: how many are left, and a button that uses one. */
export function FreeRefresh({ fate: { enhancedActionRefreshCard: card }, buy, isPending }: FreeRefreshProps) {
  const [size] = card ? sizesOf(card) : [];
  const left = card?.remainingActionRefreshes ?? 0;
  return (
    <>
      {card && <BoxedHtml html={card.description} />}
      <p>
        {left > 0
          ? `You have ${formatNumber(left)} of these left.`
          : 'You have none of these left. They come back on the first day of the next month (UTC).'}
      </p>
      {size && left > 0 && (
        <Button look="primary" aria-disabled={isPending} onClick={() => buy(size)}>
          {size.label}
        </Button>
      )}
    </>
  );
}

/** Renders nothing if no free refresh is left. */
export function FreeRefreshSection({ fate, ...actions }: FreeRefreshProps) {
  if ((fate.enhancedActionRefreshCard?.remainingActionRefreshes ?? 0) === 0) return null;
  return (
    <section className={css.freeFirst} aria-label={world.texts.refresh.title}>
      <h3>{world.texts.refresh.title}</h3>
      <FreeRefresh fate={fate} {...actions} />
    </section>
  );
}
