import type { FateCard } from '@underhall/contract';
import { world } from '../api/world.ts';
import { BuyMore } from '../payments/buy-fate.tsx';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { sizesOf, useFate, usePurchase } from './fate.ts';
import { Bought, BoxedHtml } from './spending-fate.tsx';
import css from './store.module.css';
import { isGivenThisMonth, leastPrice, metablurb, replayLine } from './store-state.ts';

type StoryPurchaseProps = { readonly card: FateCard; readonly onClose: () => void };

/** A story in full, with what it costs: bought, told again, or taken for the unlocks of the month. */
export function StoryPurchase({ card, onClose }: StoryPurchaseProps) {
  const { data: fate } = useFate();
  const { buy, isPending, data: bought, error } = usePurchase();
  if (bought) return <Bought title="Success" message={bought.message} onClose={onClose} />;
  const [size] = sizesOf(card);
  const isUnlock = card.action === 'EnhancedUnlock';
  const price = leastPrice(card);
  const have = isUnlock ? (fate?.remainingStoryUnlocks ?? 0) : (fate?.currentFate ?? 0);
  const isReset = card.type !== 'PurchaseStory';
  const canPay = price <= have;
  const about = metablurb(card);
  return (
    <Modal title={<SanitizedHtml as="span" html={card.name} />} onClose={onClose} isHeld={isPending}>
      {error && <TroubleNote message={error.message} />}
      <BoxedHtml html={card.description} />
      {about !== '' && <p className={css.meta}>{about}</p>}
      {card.author !== '' && <p className={css.meta}>Written by {card.author}.</p>}
      {isReset && (
        <p>
          What you have done in this story is set back to its beginning. Nothing else is touched, and it cannot be
          undone.
        </p>
      )}
      {isUnlock && isReset && canPay && <p>{replayLine(have - price)}</p>}
      <p className={css.meta}>{isUnlock ? unlocksInWords(have) : `You have ${formatNumber(have)} ${world.premium}.`}</p>
      {!isUnlock && fate && isGivenThisMonth(card, fate) && (
        <p>It is among this month’s stories: under Browse Stories it can be yours for nothing.</p>
      )}
      {isPending && <Loading>{world.texts.premium.buying}</Loading>}
      {!canPay && (
        <p>
          {isUnlock
            ? 'That is more than is left of this month. The next one brings more.'
            : world.texts.premium.whereFrom}
        </p>
      )}
      <div className={css.buttons}>
        {!canPay && !isUnlock && <BuyMore />}
        <Button
          look="primary"
          aria-disabled={!canPay || isPending}
          aria-busy={isPending}
          onClick={() => canPay && size && buy(size)}
        >
          {isUnlock ? 'Choose' : `${isReset ? 'Reset' : 'Purchase'} (${formatNumber(price)} ${world.premium})`}
        </Button>
      </div>
    </Modal>
  );
}

/** 'You have 2 unlocks left this month: …' */
const unlocksInWords = (left: number): string =>
  left === 0
    ? 'You have taken this month’s stories.'
    : left === 1
      ? 'One replay is left this month.'
      : 'One new story, or two that are told again, are left this month.';
