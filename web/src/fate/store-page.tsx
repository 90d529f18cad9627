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
import { MonthlyOffer, StoreHeader } from './store-header.tsx';
import { isFreeThisMonth, priceLabel, storeCards } from './store-state.ts';
import { StoryList } from './story-list.tsx';
import { type Beginning, StoryPurchase } from './story-purchase.tsx';

const OtherGames = lazy(async () => ({ default: (await import('./other-games.tsx')).OtherGames }));
const EnhancedStore = lazy(async () => ({ default: (await import('./enhanced-store.tsx')).EnhancedStore }));

const texts = world.texts.store;

/** The store's tabs, keyed by URL fragment. */
const tabs = { new: 'Purchase Stories', reset: 'Reset Stories', gameplay: 'Gameplay', other: 'Other Games' } as const;
type Tab = keyof typeof tabs;

type StorePageProps = {
  readonly gameplayDialog: (card: FateCard, onClose: () => void) => ReactNode;
  readonly wayTo: (place: Beginning) => ReactNode;
};

export function StorePage({ gameplayDialog, wayTo }: StorePageProps) {
  const { data: fate, error, refetch } = useFate();
  return (
    <ColumnPage title={texts.tab} beside={fate && <StoreHeader fate={fate} />}>
      {!fate &&
        (error ? (
          <Failed error={error} onAgain={() => void refetch()} />
        ) : (
          <Loading>{world.texts.premium.waiting}</Loading>
        ))}
      {fate && <Store fate={fate} gameplayDialog={gameplayDialog} wayTo={wayTo} />}
    </ColumnPage>
  );
}

function Store({ fate, gameplayDialog, wayTo }: StorePageProps & { readonly fate: FateReply }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const fragment = hash.slice(1);
  const tab: Tab = fragment in tabs ? (fragment as Tab) : 'new';
  const [opened, open] = useState<FateCard>();
  const close = () => open(undefined);
  if (fragment === 'enhanced' && fate.fateCards.some(({ action }) => action === 'EnhancedUnlock')) {
    return (
      <Suspense fallback={<Loading />}>
        <EnhancedStore fate={fate} wayTo={wayTo} onLeave={() => void navigate({ hash: '' }, { replace: true })} />
      </Suspense>
    );
  }
  return (
    <>
      <div className={css.tabs}>
        <Tabs
          label={texts.tab}
          names={Object.values(tabs)}
          chosen={tabs[tab]}
          onChoose={(name) => {
            const [key] = Object.entries(tabs).find(([, each]) => each === name) ?? ['new'];
            void navigate({ hash: key }, { replace: true, preventScrollReset: true });
          }}
        >
          {tab !== 'new' && <h2 className="visually-hidden">{tabs[tab]}</h2>}
          {tab === 'new' && (
            <StoryList
              cards={storeCards.new(fate.fateCards)}
              priceOf={(card) =>
                isFreeThisMonth(card, fate) ? `${priceLabel(card, world.premium)}, or free this month` : undefined
              }
              onOpen={open}
            />
          )}
          {tab === 'reset' && (
            <CardList
              cards={storeCards.reset(fate.fateCards)}
              onOpen={open}
              emptyText="You have no story that you can play again. Stories that you have begun are listed here."
            />
          )}
          {tab === 'gameplay' && (
            <CardList cards={storeCards.gameplay(fate.fateCards)} onOpen={open} emptyText={texts.nothingHere} />
          )}
          {tab === 'other' && (
            <Suspense fallback={<Loading />}>
              <OtherGames />
            </Suspense>
          )}
        </Tabs>
      </div>
      <div className={css.offers}>
        <p className={css.about}>{texts.about}</p>
        <MonthlyOffer fate={fate} onBrowse={() => void navigate({ hash: 'enhanced' })} />
      </div>
      {opened &&
        (opened.type === 'Gameplay' ? (
          gameplayDialog(opened, close)
        ) : (
          <StoryPurchase card={opened} wayTo={wayTo} onClose={close} />
        ))}
    </>
  );
}

type CardListProps = {
  readonly cards: readonly FateCard[];
  readonly onOpen: (card: FateCard) => void;
  readonly emptyText: string;
};

function CardList({ cards, onOpen, emptyText }: CardListProps) {
  if (cards.length === 0) return <Empty place="list">{emptyText}</Empty>;
  return (
    <ul className={css.cards}>
      {cards.map((card) => (
        <CardLine key={`${card.action} ${card.id}`} card={card} onOpen={() => onOpen(card)} />
      ))}
    </ul>
  );
}
