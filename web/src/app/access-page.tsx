import { lazy } from 'react';
import { Navigate, Outlet, useParams } from 'react-router';
import { useCodeFromUrl } from '../access/access-queries.ts';
import { useSession } from '../api/session.ts';
import { Failed } from '../ui/failed.tsx';
import css from './app.module.css';
import { LoadingScreen } from './loading-screen.tsx';

const LoginPage = lazy(async () => ({ default: (await import('./login-page.tsx')).LoginPage }));

/** The page `/a/{accessCodeName}`. Reads the code, then shows the story to players and the landing page to visitors. */
export function AccessPage() {
  const { accessCodeName = '' } = useParams();
  const isCodeRead = useCodeFromUrl(accessCodeName);
  const { data: session, error, refetch } = useSession();
  if (error && !session) {
    return (
      <div className={css.trouble}>
        <Failed error={error} onAgain={() => void refetch()} />
      </div>
    );
  }
  if (!isCodeRead || session === undefined) return <LoadingScreen />;
  if (session === null) return <LoginPage />;
  return session.hasCharacter ? <Outlet /> : <Navigate to="/create-character" replace />;
}
