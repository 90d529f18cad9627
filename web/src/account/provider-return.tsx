import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../api/call.ts';
import { finishProviderVisit } from '../api/provider-visit.ts';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { sendWaitingCall, useChange } from './proof.ts';
import { link } from './sign-in-methods.ts';

export type ProviderNotice = { readonly message?: string; readonly trouble?: string };

/**
 * The page to which a provider returns a signed-in player. Links the provider or confirms the player's identity, then
 * redirects to the account page.
 */
export function ProviderReturn() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  const leave = (state: ProviderNotice) =>
    void navigate({ pathname: '/account', hash: '#authentication' }, { replace: true, state });
  const { send } = useChange('return from provider', finish);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const { ticket = '', trouble } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    const visited = finishProviderVisit(ticket);
    if (trouble !== undefined || !visited)
      return leave({ trouble: trouble ?? 'This attempt has expired. Please start again here.' });
    void navigate('.', { replace: true });
    send(visited, {
      onSuccess: (message) => leave({ message }),
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
