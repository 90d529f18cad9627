import { lazy } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { AccountPage } from '../account/account-page.tsx';
import { useSession } from '../api/session.ts';
import { ContactsTab } from '../contacts/contacts-tab.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { readResetToken } from './otp.ts';

const ResetPasswordPage = lazy(async () => ({
  default: (await import('../password-reset/reset-password-page.tsx')).ResetPasswordPage,
}));

/** The e-mail link `/account?token=` needs no session. Without this parameter, the page requires sign-in. */
export function AccountGate() {
  const [search] = useSearchParams();
  const from = useLocation();
  const { data: session } = useSession();
  if (search.has('token')) return <ResetPasswordPage token={readResetToken()} />;
  if (session === undefined) return <LoadingScreen />;
  return session === null ? (
    <Navigate to="/login" state={{ from }} replace />
  ) : (
    <AccountPage contacts={<ContactsTab />} />
  );
}
