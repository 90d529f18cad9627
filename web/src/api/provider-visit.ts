import type { SignInProvider } from '@underhall/contract';
import type { Location } from 'react-router';
import { call } from './call.ts';
import { Refused } from './failures.ts';
import { tabStorage } from './storage.ts';

/** A visit to a sign-in provider's page, stored in the tab until the player returns. */
export type ProviderVisit = {
  readonly provider: SignInProvider;
  readonly isRemembered: boolean;
  /** The page to open after log-in. */
  readonly from?: Pick<Location, 'pathname' | 'search'>;
  /**
   * `link` adds the provider as a sign-in method. `prove` confirms the identity of the signed-in user. Undefined for a
   * sign-in.
   */
  readonly purpose?: 'link' | 'prove';
};

type StoredVisit = ProviderVisit & { readonly tab: string };

const storageKey = 'provider_visit';

/**
 * Starts a sign-in at a provider. Returns an ID token if the browser supports FedCM and provides a token. Otherwise
 * navigates to the provider's page and returns undefined. The ticket from that page is valid only together with this
 * tab's secret.
 */
export async function startProviderSignIn(
  visit: ProviderVisit,
  begin: Begin = beginSignIn,
): Promise<string | undefined> {
  const tab = toBase64Url(crypto.getRandomValues(new Uint8Array(24)));
  const { address, nonce, byBrowser } = await begin({ provider: visit.provider, tab });
  if (byBrowser && 'IdentityCredential' in window) {
    const request = import('./fedcm-token.ts').then(({ requestFedCmToken }) =>
      requestFedCmToken({ ...byBrowser, nonce }),
    );
    const token = await request.catch(() => undefined);
    if (token !== undefined) return token;
  }
  if (!tabStorage.isPersistent()) throw new Refused(noStorageMessage(visit.provider));
  if (address === undefined)
    throw new Refused(`${visit.provider} is not available at present. Choose another way to log in.`);
  tabStorage.setItem(storageKey, JSON.stringify({ ...visit, tab } satisfies StoredVisit));
  window.location.assign(address);
  return undefined;
}

type Begin = (request: { readonly provider: SignInProvider; readonly tab: string }) => Promise<{
  readonly nonce: string;
  readonly address?: string;
  readonly byBrowser?: { readonly configURL: string; readonly clientId: string };
}>;
const beginSignIn: Begin = (request) => call('POST /extra/signin/begin', request);

const noStorageMessage = (provider: SignInProvider): string =>
  `This browser stores no data for the page, so ${provider} could not send you back to it. Allow this site to store data, or choose another way to log in.`;

/** The purpose of the visit that the player returns from. Undefined for a sign-in, or if no visit is pending. */
export function pendingVisitPurpose(): ProviderVisit['purpose'] {
  const stored = tabStorage.getItem(storageKey);
  return stored === null ? undefined : (JSON.parse(stored) as StoredVisit).purpose;
}

/** Ends the visit. Returns the visit and the credential that the server expects: `<ticket>.<tab secret>`. */
export function finishProviderVisit(
  ticket: string,
): { readonly visit: ProviderVisit; readonly credential: string } | undefined {
  const stored = tabStorage.getItem(storageKey);
  tabStorage.removeItem(storageKey);
  if (stored === null) return undefined;
  const { tab, ...visit }: StoredVisit = JSON.parse(stored);
  return { visit, credential: `${ticket}.${tab}` };
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
