import { randomBytes } from 'node:crypto';
import type { SignInProvider } from '@underhall/contract';
import type { TestServer } from './a-server.ts';

export type ProvidersPerson = { readonly name?: string; readonly email?: string; readonly isEmailVerified: boolean };

/** The credential that the stand-in for a provider issues, obtained with the requests that a browser would send. */
export async function credentialOf(
  { call, app }: TestServer,
  provider: SignInProvider,
  { name = '', email = '', isEmailVerified }: ProvidersPerson,
): Promise<string> {
  const secret = randomBytes(16).toString('base64url');
  const { address = '' } = (await call('POST /extra/signin/begin', { provider, tab: secret })).body;
  const state = new URL(address, 'http://here').searchParams.get('state') ?? '';
  const form = new URLSearchParams({ state, name, email, ...(isEmailVerified && { vouched: 'yes' }) });
  const { headers } = await app.inject({
    method: 'POST',
    url: `/sign-in/test/${provider.toLowerCase()}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  const back = new URL(String(headers.location), 'http://here');
  return `${new URLSearchParams(back.hash.slice(1)).get('ticket')}.${secret}`;
}
