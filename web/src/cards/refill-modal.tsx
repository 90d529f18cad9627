import { world } from '../api/world.ts';
import { sizesOf } from '../fate/fate.ts';
import { BoxedHtml, FatePurchaseDialog } from '../fate/fate-purchase-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { formatNumber } from '../ui/format-number.ts';

type RefillModalProps = { readonly dueAt: number | undefined; readonly onClose: () => void };

export function RefillModal({ dueAt, onClose }: RefillModalProps) {
  const about = (
    <p>
      Cards come by themselves and wait until you draw them. <Countdown dueAt={dueAt} words="The next one comes in" />
    </p>
  );
  return (
    <FatePurchaseDialog
      title={world.texts.cards.noneLeft}
      boughtTitle={world.texts.cards.filled}
      about={about}
      onClose={onClose}
    >
      {({ fateCards, currentFate }, { buy, isPending }) => {
        const card = fateCards.find(({ action }) => action === 'RefillCards');
        const [size] = card ? sizesOf(card) : [];
        return (
          card &&
          size && (
            <>
              <BoxedHtml html={card.description} />
              <p>
                {card.canAfford
                  ? `You have ${formatNumber(currentFate)} ${world.premium}.`
                  : `It costs ${formatNumber(size.price)} ${world.premium}, and you have ${formatNumber(currentFate)}. Wait for the next card, or do something else meanwhile.`}
              </p>
              {card.canAfford && (
                <Button look="primary" aria-disabled={isPending} onClick={() => buy(size)}>
                  {isPending ? world.texts.premium.buying : size.label}
                </Button>
              )}
            </>
          )
        );
      }}
    </FatePurchaseDialog>
  );
}
