import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { hasStore } from '../api/world.ts';
import { lowActionCount } from '../constants/timers.ts';
import { freshFateQuery } from '../fate/fate.ts';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import css from './actions.module.css';
import type { ActionCounter } from './actions-queries.ts';

const RefillDialog = lazy(async () => ({ default: (await import('./refill-dialog.tsx')).RefillDialog }));
const EnhancedRefresh = lazy(async () => ({ default: (await import('./enhanced-refresh.tsx')).EnhancedRefresh }));

type RefreshActionsProps = {
  readonly counter: ActionCounter;
  /** Wraps the button. Not called if no button is shown. */
  readonly around?: (button: ReactNode) => ReactNode;
};

/**
 * The button that offers more actions in a world with a store, with the number of stored refreshes. An open dialog stays open if actions come
 * back.
 */
export function RefreshActions({ counter, around = (button) => button }: RefreshActionsProps) {
  const isOut = counter.actions === 0;
  const { data } = useQuery({ ...freshFateQuery, enabled: isOut });
  const [open, setOpen] = useState<RefreshWay>();
  const opener = useRef<HTMLDivElement>(null);
  const refreshesLeft = data?.enhancedActionRefreshCard?.remainingActionRefreshes;
  const shut = () => {
    setOpen(undefined);
    // The opener disappears if actions come back while the dialog is open.
    if (!opener.current) document.getElementById('main')?.focus();
  };
  const button = hasStore() && (
    <div ref={opener} className={css.refresh}>
      <Button onClick={() => setOpen(refreshWay({ refreshesLeft: refreshesLeft ?? 0, actions: counter.actions }))}>
        Refresh
      </Button>
      {refreshesLeft !== undefined && (
        <span className={css.kept}>
          {formatNumber(refreshesLeft)} {refreshesLeft === 1 ? 'refresh' : 'refreshes'} left
        </span>
      )}
    </div>
  );
  return (
    <>
      {isOut && around(button)}
      <Suspense>
        {open === 'refill dialog' && <RefillDialog dueAt={counter.dueAt} onClose={shut} />}
        {open === 'enhanced refresh' && <EnhancedRefresh onClose={shut} />}
      </Suspense>
    </>
  );
}

export type RefreshWay = 'enhanced refresh' | 'refill dialog' | 'fate page';

/** Returns which dialog the button opens, or that it leads to the Fate page. */
export function refreshWay({
  refreshesLeft,
  actions,
}: {
  readonly refreshesLeft: number;
  readonly actions: number;
}): RefreshWay {
  if (refreshesLeft > 0) return 'enhanced refresh';
  return actions <= lowActionCount ? 'refill dialog' : 'fate page';
}
