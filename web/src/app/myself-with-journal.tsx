import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import panel from '../ui/panel.module.css';
import css from './app.module.css';
import { MyselfWithFate } from './myself-with-fate.tsx';

const JournalPage = lazy(async () => ({ default: (await import('../journal/journal-page.tsx')).JournalPage }));

type State = { readonly isJournal?: boolean } | null;

/** The page Myself, and the journal as a mode of it: with an entry of the history, and without an address of its own. */
export function MyselfWithJournal() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  if ((state as State)?.isJournal) {
    return (
      <Suspense fallback={<Loading>Turning the pages</Loading>}>
        <JournalPage onBack={() => navigate(-1)} />
      </Suspense>
    );
  }
  return (
    <>
      <div className={`${panel.panel} ${css.ownPages}`}>
        <Button onClick={() => navigate(pathname, { state: { isJournal: true } satisfies State })}>Open Journal</Button>
      </div>
      <MyselfWithFate />
    </>
  );
}
