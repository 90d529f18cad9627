import type { FateReply } from '@underhall/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { world } from '../api/world.ts';
import { refreshLockMs } from '../constants/commerce.ts';
import { readOpenOrder } from '../payments/open-order.ts';
import { Button } from '../ui/button.tsx';
import { figures } from '../ui/figures.ts';
import { wordsOf } from '../ui/game-html.ts';
import { Plate } from '../ui/plate.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import { useFate } from './fate.ts';
import css from './store.module.css';
import { storiesOfMonth } from './store-state.ts';

const BuyFate = lazy(async () => ({ default: (await import('../payments/buy-fate.tsx')).BuyFate }));

type StoreHeaderProps = { readonly fate: FateReply; readonly onBrowse: () => void };

/** The balance, the way to more of it, and what members have; members of the highest kind see a story of the month. */
export function StoreHeader({ fate, onBrowse }: StoreHeaderProps) {
  // A purchase of which the end was not known when the page was left goes on.
  const [isBuying, setBuying] = useState(() => readOpenOrder() !== undefined);
  const { featured } = storiesOfMonth(fate.fateCards);
  return (
    <header className={css.header}>
      <div className={css.balance}>
        <p className={css.have}>
          You have {figures(fate.currentFate)} {world.premium} Points
        </p>
        <div className={css.buttons}>
          <Button look="primary" aria-haspopup="dialog" onClick={() => setBuying(true)}>
            Buy {world.premium.toLowerCase()}
          </Button>
          <RefreshBalance />
        </div>
      </div>
      {featured ? (
        <div className={css.featured}>
          <Plate name={featured.image} width={64} />
          <div>
            <p className={css.featuredLine}>Among this month’s stories</p>
            <ToldHtml as="h3" html={featured.name} className={css.featuredName} />
            <Button onClick={onBrowse} aria-label={`Browse Stories: ${wordsOf(featured.name)} and more`}>
              Browse Stories
            </Button>
          </div>
        </div>
      ) : (
        <Benefits isMember={fate.isExceptionalFriend} />
      )}
      <Suspense>{isBuying && <BuyFate onClose={() => setBuying(false)} />}</Suspense>
    </header>
  );
}

/** Asks for the balance once more; the button rests a while after each press. */
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

/** The two kinds of membership, and what each brings. */
function Benefits({ isMember }: { readonly isMember: boolean }) {
  const { many } = world.actions;
  return (
    <section className={css.benefits} aria-label="Membership">
      <div>
        <h3>{isMember ? 'What your membership brings' : 'What members have'}</h3>
        <ul>
          <li>Up to 40 {many} at once, in place of 20</li>
          <li>A deck of 10 cards in place of 6</li>
          <li>Four outfits more, and a third plot of your agents at a time</li>
        </ul>
      </div>
      <div>
        <h3>The enhanced kind besides</h3>
        <ul>
          <li>Each month one story, or two that are told again, for nothing</li>
          <li>Three refreshes of {many} in thirty days</li>
          <li>Two outfits more</li>
        </ul>
      </div>
    </section>
  );
}
