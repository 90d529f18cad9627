import { sizesOf, useFate, usePurchase } from '../api/fate.ts';
import { Button } from '../ui/button.tsx';
import { figures } from '../ui/figures.ts';
import { Modal } from '../ui/modal.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { Waiting } from '../ui/waiting.tsx';
import css from './actions.module.css';
import { Bought } from './bought.tsx';

/** One of the refreshes that are kept for an enhanced friend. */
export function EnhancedRefresh({ onClose }: { readonly onClose: () => void }) {
  const { data } = useFate();
  const { buy, isPending, data: bought, error: failed } = usePurchase();
  if (bought) return <Bought title="Supper was kept" message={bought.message} onClose={onClose} />;
  const card = data?.enhancedActionRefreshCard;
  const [size] = card ? sizesOf(card) : [];
  const left = card?.remainingActionRefreshes ?? 0;
  return (
    <Modal title="Your supper has been kept" onClose={onClose} isHeld={isPending}>
      {failed && <TroubleNote message={failed.message} />}
      {!card && <Waiting>Looking under the cover</Waiting>}
      {card && (
        <>
          <ToldHtml html={card.description} className={css.slip} />
          <p>
            {left > 0
              ? `You have ${figures(left)} of these left.`
              : 'You have none of these left. Each comes back thirty days after it was used.'}
          </p>
          {size && left > 0 && (
            <Button look="primary" aria-disabled={isPending} onClick={() => buy(size)}>
              {size.label}
            </Button>
          )}
        </>
      )}
    </Modal>
  );
}
