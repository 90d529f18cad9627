import { useRef } from 'react';
import { world } from '../api/world.ts';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { ColumnPage } from '../ui/page.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { smoothScrollTo } from '../ui/smooth-scroll.ts';
import { narrow, useMedia } from '../ui/use-media.ts';
import css from './bazaar.module.css';
import { useExchange } from './bazaar-queries.ts';
import { inOrder } from './exchange.ts';
import { ShopChoice } from './shop-choice.tsx';
import { StoreSheet } from './store-sheet.tsx';

/** A page for the Bazaar: its shops, and the wares of the one that is chosen; or that it cannot be reached from here. */
export function BazaarPage() {
  const { exchange, error, refetch, active, choose } = useExchange(useMedia(narrow));
  const page = useRef<HTMLDivElement>(null);
  if (exchange === undefined) {
    return (
      <ColumnPage title={world.texts.bazaar.tab}>
        {error ? <Failed error={error} onAgain={() => void refetch()} /> : <Loading />}
      </ColumnPage>
    );
  }
  const { title, description, isAvailable } = exchange;
  if (!isAvailable) {
    return (
      <ColumnPage title={title}>
        <Empty place="list">{description}</Empty>
      </ColumnPage>
    );
  }
  const stores = inOrder(exchange);
  const store = stores.find(({ id }) => id === active);
  return (
    <div ref={page} className={css.bazaar}>
      <ColumnPage title={title} line={<SanitizedHtml as="span" html={description} />}>
        <div className={css.halls}>
          <ShopChoice
            stores={stores}
            active={active}
            onChoose={choose}
            onTop={() => page.current && smoothScrollTo(page.current)}
          />
          {store && <StoreSheet key={String(store.id)} store={store} />}
        </div>
      </ColumnPage>
    </div>
  );
}
