import { useRef, useState } from 'react';
import { world } from '../api/world.ts';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Loading } from '../ui/loading.tsx';
import { ColumnPage } from '../ui/page.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { smoothScrollTo } from '../ui/smooth-scroll.ts';
import { narrowScreen, useMedia } from '../ui/use-media.ts';
import css from './bazaar.module.css';
import { useExchange, useShelf } from './bazaar-queries.ts';
import { itemsToList, type Store, type StoreId, sortStores } from './exchange.ts';
import { ShopChoice } from './shop-choice.tsx';
import sheet from './store-sheet.module.css';
import { StoreSheet } from './store-sheet.tsx';

export function BazaarPage() {
  const { exchange, error, refetch, active, choose } = useExchange(useMedia(narrowScreen));
  const page = useRef<HTMLDivElement>(null);
  const isOpen = exchange?.isAvailable === true;
  // All states of the page share one heading, so that it is focused and announced only once.
  return (
    <div ref={page} className={isOpen ? css.bazaar : undefined}>
      <ColumnPage title={exchange?.title ?? world.texts.bazaar.tab}>
        {!exchange && error && <Failed error={error} onAgain={() => void refetch()} />}
        {!exchange && !error && <Loading />}
        {exchange && !isOpen && <Empty place="list">{exchange.description}</Empty>}
        {isOpen && (
          <Shops
            stores={sortStores(exchange)}
            active={active}
            onChoose={choose}
            onTop={() => page.current && smoothScrollTo(page.current)}
          />
        )}
        {isOpen && <SanitizedHtml as="p" html={exchange.description} className={sheet.description} />}
      </ColumnPage>
    </div>
  );
}

type HallsProps = {
  readonly stores: readonly Store[];
  readonly active: StoreId;
  readonly onChoose: (store: StoreId) => void;
  readonly onTop: () => void;
};

/** Screen readers hear the new shop once its wares are loaded. */
function Shops({ stores, active, onChoose, onTop }: HallsProps) {
  const [hasEntered, setEntered] = useState(false);
  const { data: items } = useShelf(active, hasEntered);
  const store = stores.find(({ id }) => id === active);
  const isNarrow = useMedia(narrowScreen);
  const [isFiltering, setFiltering] = useState(false);
  const enter = (id: StoreId) => {
    setEntered(true);
    onChoose(id);
  };
  return (
    <div className={css.halls}>
      <ShopChoice
        stores={stores}
        active={active}
        onChoose={enter}
        onTop={onTop}
        {...{ isFiltering, onFilter: () => setFiltering(!isFiltering) }}
      />
      {store && <StoreSheet key={String(store.id)} store={store} hasFilter={isFiltering || !isNarrow} />}
      <p className="visually-hidden" role="status">
        {hasEntered && store && items && `${store.name}: ${thingsInWords(itemsToList(items, store.id).length)}`}
      </p>
    </div>
  );
}

const thingsInWords = (count: number): string => (count === 1 ? '1 thing' : `${formatNumber(count)} things`);
