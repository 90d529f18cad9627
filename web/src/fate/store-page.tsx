import type { FateCard, FateReply } from '@underhall/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { world } from '../api/world.ts';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { ColumnPage } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { CardLine } from './card-line.tsx';
import { useFate } from './fate.ts';
import css from './store.module.css';
import { StoreHeader } from './store-header.tsx';
import { cardsOf, isGivenThisMonth, priceOf } from './store-state.ts';
import { StoryList } from './story-list.tsx';
import { StoryPurchase } from './story-purchase.tsx';

const OtherGames = lazy(async () => ({ default: (await import('./other-games.tsx')).OtherGames }));
const EnhancedStore = lazy(async () => ({ default: (await import('./enhanced-store.tsx')).EnhancedStore }));

const texts = world.texts.store;

/** The pages of the store, by what stands behind # in the address. */
const tabs = { new: 'Purchase Stories', reset: 'Reset Stories', gameplay: 'Gameplay', other: 'Other Games' } as const;
type Tab = keyof typeof tabs;

type StorePageProps = {
  /** The dialog of a comfort that is no story, which other areas know how to show. */
  readonly comfortDialog: (card: FateCard, onClose: () => void) => ReactNode;
};

/** The store: what Fate one has, and what it buys. */
export function StorePage({ comfortDialog }: StorePageProps) {
  const { data: fate, error, refetch } = useFate();
  return (
    <ColumnPage title={texts.tab} line={texts.about}>
      {!fate &&
        (error ? (
          <Failed error={error} onAgain={() => void refetch()} />
        ) : (
          <Loading>{world.texts.premium.waiting}</Loading>
        ))}
      {fate && <Store fate={fate} comfortDialog={comfortDialog} />}
    </ColumnPage>
  );
}

function Store({ fate, comfortDialog }: StorePageProps & { readonly fate: FateReply }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const asked = hash.slice(1);
  const tab: Tab = asked in tabs ? (asked as Tab) : 'new';
  const [opened, open] = useState<FateCard>();
  const close = () => open(undefined);
  if (asked === 'enhanced' && fate.fateCards.some(({ action }) => action === 'EnhancedUnlock')) {
    return (
      <Suspense fallback={<Loading />}>
        <EnhancedStore fate={fate} onLeave={() => void navigate({ hash: '' }, { replace: true })} />
      </Suspense>
    );
  }
  return (
    <>
      <StoreHeader fate={fate} onBrowse={() => void navigate({ hash: 'enhanced' })} />
      <Tabs
        label={texts.tab}
        names={Object.values(tabs)}
        chosen={tabs[tab]}
        onChoose={(name) => {
          const [key] = Object.entries(tabs).find(([, each]) => each === name) ?? ['new'];
          void navigate({ hash: key }, { replace: true, preventScrollReset: true });
        }}
      >
        {tab === 'new' && (
          <StoryList
            cards={cardsOf.new(fate.fateCards)}
            priceOf={(card) =>
              isGivenThisMonth(card, fate) ? `${priceOf(card, world.premium)}, or nothing this month` : undefined
            }
            onOpen={open}
          />
        )}
        {tab === 'reset' && (
          <CardList
            cards={cardsOf.reset(fate.fateCards)}
            onOpen={open}
            nothing="You have no story that could be told again. One that you have begun is listed here."
          />
        )}
        {tab === 'gameplay' && (
          <CardList cards={cardsOf.gameplay(fate.fateCards)} onOpen={open} nothing={texts.nothingHere} />
        )}
        {tab === 'other' && (
          <Suspense fallback={<Loading />}>
            <OtherGames />
          </Suspense>
        )}
      </Tabs>
      {opened &&
        (opened.type === 'Gameplay' ? comfortDialog(opened, close) : <StoryPurchase card={opened} onClose={close} />)}
    </>
  );
}

type CardListProps = {
  readonly cards: readonly FateCard[];
  readonly onOpen: (card: FateCard) => void;
  readonly nothing: string;
};

function CardList({ cards, onOpen, nothing }: CardListProps) {
  if (cards.length === 0) return <Empty place="list">{nothing}</Empty>;
  return (
    <ul className={css.cards}>
      {cards.map((card) => (
        <CardLine key={`${card.action} ${card.id}`} card={card} onOpen={() => onOpen(card)} />
      ))}
    </ul>
  );
}
