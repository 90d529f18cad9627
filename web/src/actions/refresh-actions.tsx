import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { fateQuery } from '../api/fate.ts';
import { Button } from '../ui/button.tsx';
import { figures } from '../ui/figures.ts';
import css from './actions.module.css';
import type { Candle } from './actions-queries.ts';
import { type RefreshWay, refreshWay } from './refresh-way.ts';

const RefillDialog = lazy(async () => ({ default: (await import('./refill-dialog.tsx')).RefillDialog }));
const EnhancedRefresh = lazy(async () => ({ default: (await import('./enhanced-refresh.tsx')).EnhancedRefresh }));

/** The way to more actions, and how many refreshes are kept for an enhanced friend. */
export function RefreshActions({ candle }: { readonly candle: Candle }) {
  const { data } = useQuery(fateQuery);
  const [open, setOpen] = useState<RefreshWay>();
  const kept = data?.enhancedActionRefreshCard?.remainingActionRefreshes;
  const shut = () => setOpen(undefined);
  return (
    <div className={css.refresh}>
      <Button onClick={() => setOpen(refreshWay({ refreshesLeft: kept ?? 0, actions: candle.actions }))}>
        Refresh
      </Button>
      {kept !== undefined && (
        <span className={css.kept}>
          {figures(kept)} {kept === 1 ? 'refresh' : 'refreshes'} left
        </span>
      )}
      <Suspense>
        {open === 'refill dialog' && <RefillDialog dueAt={candle.dueAt} onClose={shut} />}
        {open === 'enhanced refresh' && <EnhancedRefresh onClose={shut} />}
      </Suspense>
    </div>
  );
}
