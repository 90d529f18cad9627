import type { FateReply } from '@underhall/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { fillIn, world } from '../api/world.ts';
import { refreshLockMs } from '../constants/commerce.ts';
import { Benefits } from '../payments/benefits.tsx';
import { BuyFate } from '../payments/buy-fate.tsx';
import { readOpenOrder } from '../payments/open-order.ts';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { useFate } from './fate.ts';
import css from './store.module.css';
import { isFree, storiesOfMonth } from './store-state.ts';

const MembershipOffer = lazy(async () => ({
  default: (await import('../payments/membership-offer.tsx')).MembershipOffer,
}));

/** The balance with buttons to buy Fate and to refetch it, on the line of the page's title. */
export function StoreHeader({ fate }: { readonly fate: FateReply }) {
  // Open immediately to resume an order that has no result yet.
  const [isBuying, setBuying] = useState(() => readOpenOrder() !== undefined);
  return (
    <header className={css.balance}>
      <p className={css.have}>{fillIn(world.texts.store.balance, { count: formatNumber(fate.currentFate) })}</p>
      <div className={css.buttons}>
        <Button look="primary" aria-haspopup="dialog" onClick={() => setBuying(true)}>
          Buy {world.premium.toLowerCase()}
        </Button>
        <RefreshBalance />
      </div>
      {isBuying && <BuyFate onClose={() => setBuying(false)} />}
    </header>
  );
}

type MonthlyOfferProps = { readonly fate: FateReply; readonly onBrowse: () => void };

/** The membership offer. Enhanced members see a story of the month instead. */
export function MonthlyOffer({ fate, onBrowse }: MonthlyOfferProps) {
  const { featured } = storiesOfMonth(fate.fateCards);
  if (!featured)
    return (
      <Benefits isMember={fate.isExceptionalFriend}>
        <Suspense>
          <MembershipOffer isDescribed />
        </Suspense>
      </Benefits>
    );
  return (
    <div className={css.featured}>
      <Plate name={featured.image} width={64} />
      <div>
        <p className={css.featuredLine}>Among this month’s stories{isFree(featured, fate) && ': it is free for you'}</p>
        <SanitizedHtml as="h2" html={featured.name} className={css.featuredName} />
        <Button onClick={onBrowse} aria-label={`Browse Stories: ${wordsOf(featured.name)} and more`}>
          Browse Stories
        </Button>
      </div>
    </div>
  );
}

/** Refetches the balance. After each press, the button is locked for `refreshLockMs`. */
function RefreshBalance() {
  const { refetch } = useFate();
  const [isLocked, setLocked] = useState(false);
  useEffect(() => {
    if (!isLocked) return undefined;
    const timer = setTimeout(() => setLocked(false), refreshLockMs);
    return () => clearTimeout(timer);
  }, [isLocked]);
  const press = () => {
    if (isLocked) return;
    setLocked(true);
    void refetch();
  };
  return (
    <Button aria-disabled={isLocked} aria-busy={isLocked} onClick={press}>
      Refresh
    </Button>
  );
}
