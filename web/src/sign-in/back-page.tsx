import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { finishProviderVisit, type ProviderVisit } from '../api/provider-visit.ts';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { useComingBack } from './sign-in-queries.ts';

/** The return page of providers: signs the player in, or redirects to sign-in with the error. */
export function BackPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const giveUp = (trouble: string, from?: ProviderVisit['from']) =>
    navigate('/login', { replace: true, state: { from, trouble, isLoggingIn: true } });
  const { begin } = useComingBack({ onTrouble: giveUp });
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const { ticket = '', trouble } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    const ended = finishProviderVisit(ticket);
    if (trouble !== undefined || !ended)
      return void giveUp(
        trouble ?? 'That log-in began in another tab, or is over. Begin it once more here.',
        ended?.visit.from,
      );
    // Removes the ticket from the URL. This page's guard reads from the state where to redirect after sign-in.
    void navigate('.', { replace: true, state: { from: ended.visit.from } });
    begin(ended);
  });
  return (
    <Page title="Log in" isShort>
      <Loading>Letting you in</Loading>
    </Page>
  );
}
