import type { Calls, FateCard } from '@underhall/contract';
import type { ReactNode } from 'react';
import { world } from '../api/world.ts';
import { BuyFateButton } from '../payments/buy-fate.tsx';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { sizesOf, useFate, usePurchase } from './fate.ts';
import { BoxedHtml, PurchaseResult } from './fate-purchase-dialog.tsx';
import css from './store.module.css';
import { isFreeThisMonth, metablurb, minPrice, replayNotice } from './store-state.ts';

export type Beginning = Calls['POST /fate/purchase']['reply']['beginsIn'];

type StoryPurchaseProps = {
  readonly card: FateCard;
  /** Leads to the place where the bought story begins. */
  readonly wayTo: (place: Beginning) => ReactNode;
  readonly onClose: () => void;
};

export function StoryPurchase({ card, wayTo, onClose }: StoryPurchaseProps) {
  const { data: fate } = useFate();
  const { buy, isPending, data: bought, error } = usePurchase();
  if (bought)
    return <PurchaseResult title="Success" message={bought.message} way={wayTo(bought.beginsIn)} onClose={onClose} />;
  const [size] = sizesOf(card);
  const isUnlock = card.action === 'EnhancedUnlock';
  const price = minPrice(card);
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
        <p>Your progress in this story is reset to its beginning. Nothing else changes. This cannot be undone.</p>
      )}
      {isUnlock && isReset && canPay && <p>{replayNotice(have - price)}</p>}
      <p className={css.meta}>
        {isUnlock ? unlocksLeftText(have) : `You have ${formatNumber(have)} ${world.premium}.`}
      </p>
      {!isUnlock && fate && isFreeThisMonth(card, fate) && (
        <p>It is one of this month’s stories. Under Browse Stories you can have it for free.</p>
      )}
      {isPending && <Loading>{world.texts.premium.buying}</Loading>}
      {!canPay && (
        <p>
          {isUnlock
            ? 'You do not have enough choices left this month. You get new ones next month.'
            : world.texts.premium.whereFrom}
        </p>
      )}
      <div className={css.buttons}>
        {!canPay && !isUnlock && <BuyFateButton />}
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

const unlocksLeftText = (left: number): string =>
  left === 0
    ? 'You have no stories left this month.'
    : left === 1
      ? 'You have one replay left this month.'
      : 'You can choose one new story or two replays this month.';
