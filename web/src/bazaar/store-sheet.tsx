import type { ShopItem } from '@underhall/contract';
import { useState } from 'react';
import { world } from '../api/world.ts';
import { minEntriesForTools } from '../constants/lists.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { Filter } from '../ui/filter.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Loading } from '../ui/loading.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Section } from '../ui/section.tsx';
import { narrowScreen, useMedia } from '../ui/use-media.ts';
import css from './bazaar.module.css';
import { useShelf } from './bazaar-queries.ts';
import { filterByName, itemsToList, type Store } from './exchange.ts';
import { SellTogether } from './sell-together.tsx';
import sheet from './store-sheet.module.css';
import { TradeDialog } from './trade-dialog.tsx';
import { WareLine } from './ware-line.tsx';

const texts = world.texts.bazaar;

type StoreSheetProps = {
  readonly store: Store;
  readonly hasFilter: boolean;
};

export function StoreSheet({ store, hasFilter }: StoreSheetProps) {
  const { data: items, error, refetch } = useShelf(store.id, true);
  const [traded, setTraded] = useState<ShopItem>();
  // On a phone, the list of shops says the name.
  const isNameHidden = useMedia(narrowScreen);
  return (
    <div className={css.store}>
      <Section
        title={<span className={isNameHidden ? 'visually-hidden' : ''}>{store.name}</span>}
        className={sheet.sheet}
      >
        {!items && error && <Failed error={error} onAgain={() => void refetch()} />}
        {!items && !error && <Loading />}
        {items && (
          <Shelf store={store} items={itemsToList(items, store.id)} hasFilter={hasFilter} onTrade={setTraded} />
        )}
        {traded && <TradeDialog item={current(traded, items)} onClose={() => setTraded(undefined)} />}
      </Section>
    </div>
  );
}

/** The current state of an item, or its last known state if it is no longer listed. */
const current = (item: ShopItem, items: readonly ShopItem[] = []): ShopItem =>
  items.find(({ forSale, availability }) => forSale === item.forSale && availability.id === item.availability.id) ??
  item;

type ShelfProps = {
  readonly store: Store;
  readonly items: readonly ShopItem[];
  readonly hasFilter: boolean;
  readonly onTrade: (item: ShopItem) => void;
};

function Shelf({ store: { id, description }, items, hasFilter, onTrade }: ShelfProps) {
  const [words, setWords] = useState('');
  const [isSellingSeveral, setSellingSeveral] = useState(false);
  if (id === null && isSellingSeveral) {
    // Checked before the empty-list case, so that the result is visible after the player sells everything.
    return <SellTogether items={items} onEnd={() => setSellingSeveral(false)} />;
  }
  if (items.length === 0) {
    return (
      <>
        <About html={description} />
        <Empty place="list">{id === null ? texts.nothingToSell : texts.emptyShop}</Empty>
      </>
    );
  }
  const found = filterByName(items, hasFilter ? words : '');
  return (
    <>
      {hasFilter && (items.length >= minEntriesForTools || words !== '') && (
        <div className={sheet.filter}>
          <Filter label="Filter by name" value={words} onFilter={setWords} maxLength={100} />
        </div>
      )}
      <div className={sheet.preamble}>
        <About html={description} />
        {id === null && items.length > 1 && (
          <Button onClick={() => setSellingSeveral(true)}>Sell several things</Button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {hasFilter && words.trim() !== '' && `${formatNumber(found.length)} of ${formatNumber(items.length)}`}
      </p>
      {found.length === 0 && <Empty place="list">Nothing here goes by that name.</Empty>}
      <ul className={css.wares}>
        {found.map((item) => (
          <WareLine key={item.availability.id} item={item} onTrade={() => onTrade(item)} />
        ))}
      </ul>
    </>
  );
}

/** The shop's description on one line, whole after a press, so that the wares begin high on the page. */
function About({ html }: { readonly html: string }) {
  if (html === '') return null;
  return (
    <details className={sheet.about}>
      <summary>
        <SanitizedHtml as="span" html={html} />
      </summary>
    </details>
  );
}
