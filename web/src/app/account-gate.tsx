import { lazy } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../api/session.ts';
import { FullWait } from './full-wait.tsx';

const ResetPasswordPage = lazy(async () => ({
  default: (await import('../password-reset/reset-password-page.tsx')).ResetPasswordPage,
}));
const NotFoundPage = lazy(async () => ({ default: (await import('../pages/not-found-page.tsx')).NotFoundPage }));

/** `/account?token=` is the link of a letter, and opens for anyone. The page itself is not there yet. */
export function AccountGate() {
  const [search] = useSearchParams();
  const { data: session } = useSession();
  const token = search.get('token');
  if (token) return <ResetPasswordPage token={token} />;
  if (session === undefined) return <FullWait />;
  return session === null ? <Navigate to="/login" replace /> : <NotFoundPage />;
}
