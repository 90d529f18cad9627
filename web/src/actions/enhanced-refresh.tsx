import { world } from '../api/world.ts';
import { BoxedHtml } from '../fate/boxed-html.tsx';
import { sizesOf } from '../fate/fate.ts';
import { SpendingFate } from '../fate/spending-fate.tsx';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';

const texts = world.texts.refresh;

/** One of the refreshes that are kept for an enhanced friend. */
export function EnhancedRefresh({ onClose }: { readonly onClose: () => void }) {
  return (
    <SpendingFate title={texts.title} boughtTitle={texts.doneTitle} waiting={texts.waiting} onClose={onClose}>
      {({ enhancedActionRefreshCard: card }, { buy, isPending }) => {
        const [size] = card ? sizesOf(card) : [];
        const refreshesLeft = card?.remainingActionRefreshes ?? 0;
        return (
          <>
            {card && <BoxedHtml html={card.description} />}
            <p>
              {refreshesLeft > 0
                ? `You have ${formatNumber(refreshesLeft)} of these left.`
                : 'You have none of these left. Each comes back thirty days after it was used.'}
            </p>
            {size && refreshesLeft > 0 && (
              <Button look="primary" aria-disabled={isPending} onClick={() => buy(size)}>
                {size.label}
              </Button>
            )}
          </>
        );
      }}
    </SpendingFate>
  );
}
