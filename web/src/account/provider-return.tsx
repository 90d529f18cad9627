import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../api/call.ts';
import { finishProviderVisit } from '../api/provider-visit.ts';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { sendWaitingCall, useChange } from './proof.ts';
import { link } from './ways-in.ts';

/** The notice on the account page after a visit to a provider's page. */
export type ProviderNotice = { readonly told?: string; readonly trouble?: string };

/**
 * Return page of a provider for signed-in players. Links the provider or uses it as proof of identity, then redirects
 * to the account page.
 */
export function ProviderReturn() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const leave = (state: ProviderNotice) =>
    void navigate({ pathname: '/account', hash: '#authentication' }, { replace: true, state });
  const { send } = useChange('come back', finish);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const { ticket = '', trouble } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    const ended = finishProviderVisit(ticket);
    if (trouble !== undefined || !ended)
      return leave({ trouble: trouble ?? 'That visit is over. Begin it once more here.' });
    void navigate('.', { replace: true });
    send(ended, {
      onSuccess: (told) => leave({ told }),
      onError: ({ message }) => leave({ trouble: message }),
    });
  });
  return (
    <Page title="My Account" isShort>
      <Loading>Coming back</Loading>
    </Page>
  );
}

async function finish({ visit, credential }: NonNullable<ReturnType<typeof finishProviderVisit>>): Promise<string> {
  const { provider, purpose } = visit;
  if (purpose === 'link') return (await link(provider, credential)).message;
  const { message } = await call('POST /extra/signin/prove', { provider, token: credential });
  return (await sendWaitingCall()) ?? message;
}
