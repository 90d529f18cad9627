import type { FateReply } from '@underhall/contract';
import { sizesOf, useFate, usePurchase } from '../api/fate.ts';
import { refreshFate } from '../constants/commerce.ts';
import { Button } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { figures } from '../ui/figures.ts';
import { Modal } from '../ui/modal.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { Waiting } from '../ui/waiting.tsx';
import css from './actions.module.css';
import { Bought } from './bought.tsx';

type RefillDialogProps = { readonly dueAt: number | undefined; readonly onClose: () => void };

/** More actions for Fate, in two sizes. */
export function RefillDialog({ dueAt, onClose }: RefillDialogProps) {
  const { data, error, refetch } = useFate();
  const { buy, isPending, data: bought, error: failed } = usePurchase();
  if (bought) return <Bought title="Stamped" message={bought.message} onClose={onClose} />;
  return (
    <Modal title="Refill your candle" onClose={onClose} isHeld={isPending}>
      <p>
        A ring grows back every ten minutes, and costs nothing.{' '}
        <Countdown dueAt={dueAt} words="The next action comes in" />
      </p>
      {failed && <TroubleNote message={failed.message} />}
      {error && !data && (
        <TroubleNote message={error.message}>
          <Button onClick={() => void refetch()}>Try once more</Button>
        </TroubleNote>
      )}
      {!data && !error && <Waiting>Counting your slips</Waiting>}
      {data && <Sizes fate={data} isPending={isPending} onBuy={buy} />}
    </Modal>
  );
}

type SizesProps = {
  readonly fate: FateReply;
  readonly isPending: boolean;
  readonly onBuy: ReturnType<typeof usePurchase>['buy'];
};

/** What can be had for the balance; with less than the least price, that it cannot, and what to do. */
function Sizes({ fate: { actionRefillFateCard: card, currentFate }, isPending, onBuy }: SizesProps) {
  if (currentFate < refreshFate) {
    return (
      <p>
        A refill costs {figures(refreshFate)} Fate at the least, and you have {figures(currentFate)}. Let the candle
        grow: twenty rings take three hours and twenty minutes, and everything will be where you left it.
      </p>
    );
  }
  return (
    <>
      <ToldHtml html={card.description} className={css.slip} />
      <p>You have {figures(currentFate)} Fate.</p>
      <ul className={css.sizes}>
        {sizesOf(card).map((size) => (
          <li key={size.storeItemId}>
            <Button
              look="primary"
              aria-disabled={isPending || size.price > currentFate}
              onClick={() => size.price <= currentFate && onBuy(size)}
            >
              {size.label}
            </Button>
            {size.price > currentFate && <span className={css.kept}>You have too little for this one.</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
