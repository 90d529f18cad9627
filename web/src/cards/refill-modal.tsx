import { sizesOf, useFate, usePurchase } from '../api/fate.ts';
import { Button } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { figures } from '../ui/figures.ts';
import { Modal } from '../ui/modal.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { Waiting } from '../ui/waiting.tsx';
import css from './cards.module.css';

type RefillModalProps = { readonly dueAt: number | undefined; readonly onClose: () => void };

/** An empty deck: it fills by itself, or at once for Fate. */
export function RefillModal({ dueAt, onClose }: RefillModalProps) {
  const { data, error, refetch } = useFate();
  const { buy, isPending, data: bought, error: failed } = usePurchase();
  const card = data?.fateCards.find(({ action }) => action === 'RefillCards');
  const [size] = card ? sizesOf(card) : [];
  if (bought) {
    return (
      <Modal title="Somebody is on the stairs" onClose={onClose}>
        <p role="status">{bought.message}</p>
        <Button look="primary" onClick={onClose}>
          Onwards
        </Button>
      </Modal>
    );
  }
  return (
    <Modal title="Nobody is calling" onClose={onClose} isHeld={isPending}>
      <p>
        Cards come by themselves, one every ten minutes, and wait until you draw them.{' '}
        <Countdown dueAt={dueAt} words="The next one comes in" />
      </p>
      {failed && <TroubleNote message={failed.message} />}
      {error && !data && (
        <TroubleNote message={error.message}>
          <Button onClick={() => void refetch()}>Try once more</Button>
        </TroubleNote>
      )}
      {!data && !error && <Waiting>Counting your slips</Waiting>}
      {data && card && size && (
        <>
          <ToldHtml html={card.description} className={css.slip} />
          <p>
            {card.canAfford
              ? `You have ${figures(data.currentFate)} Fate.`
              : `It takes ${figures(size.price)} Fate, and you have ${figures(data.currentFate)}. Wait for the next card, or see what else there is to do.`}
          </p>
          {card.canAfford && (
            <Button look="primary" aria-disabled={isPending} onClick={() => buy(size)}>
              {isPending ? 'Stamping' : size.label}
            </Button>
          )}
        </>
      )}
    </Modal>
  );
}
