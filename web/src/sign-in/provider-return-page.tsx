import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { finishProviderVisit, type ProviderVisit } from '../api/provider-visit.ts';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { useProviderReturn } from './sign-in-queries.ts';

/** The page to which providers redirect. Signs the player in, or redirects to the sign-in page with the error. */
export function ProviderReturnPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  const giveUp = (trouble: string, from?: ProviderVisit['from']) =>
    navigate('/login', { replace: true, state: { from, trouble, isLoggingIn: true } });
  const { begin } = useProviderReturn({ onTrouble: giveUp });
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const { ticket = '', trouble } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    const visited = finishProviderVisit(ticket);
    if (trouble !== undefined || !visited)
      return void giveUp(
        trouble ?? 'That log-in was started in another tab or has expired. Please start again here.',
        visited?.visit.from,
      );
    // Remove the ticket from the URL. The guard of this page redirects to `from` after sign-in.
    void navigate('.', { replace: true, state: { from: visited.visit.from } });
    begin(visited);
  });
  return (
    <Page title="Log in" isShort>
      <Loading>Logging you in</Loading>
    </Page>
  );
}
