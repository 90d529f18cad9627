import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { world } from '../api/world.ts';
import { useFate } from '../fate/fate.ts';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { useActions } from './actions-queries.ts';
import css from './fate-panel.module.css';
import { FatePanel } from './fate-panel.tsx';
import { type RefreshWay, refreshWay } from './refresh-actions.tsx';

const EnhancedRefresh = lazy(async () => ({ default: (await import('./enhanced-refresh.tsx')).EnhancedRefresh }));

/** The balance, and a button that refills the actions in the same ways as the button of the counter. */
export function FateButton() {
  const { data: counter } = useActions();
  const { data: fate } = useFate();
  const navigate = useNavigate();
  const [open, setOpen] = useState<RefreshWay>();
  const button = useRef<HTMLButtonElement>(null);
  if (!counter || !fate) return null;
  const hasPanel = open === 'refill dialog';
  const closePanel = () => {
    setOpen(undefined);
    button.current?.focus();
  };
  const refill = () => {
    const refreshesLeft = fate.enhancedActionRefreshCard?.remainingActionRefreshes ?? 0;
    const way = refreshWay({ refreshesLeft, actions: counter.actions });
    if (way === 'fate page') void navigate('/fate#gameplay');
    else setOpen(way);
  };
  return (
    <>
      <p className={css.line}>
        <span>
          <b>{formatNumber(fate.currentFate)}</b> {world.premium}
        </span>
        {/* The open panel closes itself, because it must stay open during a purchase. */}
        <Button ref={button} aria-expanded={hasPanel} aria-disabled={hasPanel} onClick={() => hasPanel || refill()}>
          Refill {world.actions.many}
        </Button>
      </p>
      {hasPanel && <FatePanel dueAt={counter.dueAt} onClose={closePanel} />}
      <Suspense>{open === 'enhanced refresh' && <EnhancedRefresh onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  );
}
