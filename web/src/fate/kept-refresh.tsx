import type { FateReply } from '@underhall/contract';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import css from './fate.module.css';
import { sizesOf } from './fate.ts';
import { BoxedHtml, type Spending } from './spending-fate.tsx';

type KeptRefreshProps = Spending & { readonly fate: Pick<FateReply, 'enhancedActionRefreshCard'> };

/** The refreshes that are kept for an enhanced friend: how many are left, and the button that takes one. */
export function KeptRefresh({ fate: { enhancedActionRefreshCard: card }, buy, isPending }: KeptRefreshProps) {
  const [size] = card ? sizesOf(card) : [];
  const left = card?.remainingActionRefreshes ?? 0;
  return (
    <>
      {card && <BoxedHtml html={card.description} />}
      <p>
        {left > 0
          ? `You have ${formatNumber(left)} of these left.`
          : 'You have none of these left. Each comes back thirty days after it was used.'}
      </p>
      {size && left > 0 && (
        <Button look="primary" aria-disabled={isPending} onClick={() => buy(size)}>
          {size.label}
        </Button>
      )}
    </>
  );
}

/** The same before what costs Fate, for whoever has one left; nothing for others. */
export function KeptRefreshFirst({ fate, ...spending }: KeptRefreshProps) {
  if ((fate.enhancedActionRefreshCard?.remainingActionRefreshes ?? 0) === 0) return null;
  return (
    <section className={css.keptFirst} aria-label={world.texts.refresh.title}>
      <h3>{world.texts.refresh.title}</h3>
      <KeptRefresh fate={fate} {...spending} />
    </section>
  );
}
