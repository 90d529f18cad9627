import type { SignInProvider } from '@underhall/contract';
import type { Location } from 'react-router';
import { call } from './call.ts';
import { Refused } from './failures.ts';
import { tabStorage } from './storage.ts';

/** A visit to a provider's page. The tab remembers it until the player is back. */
export type Visit = {
  readonly provider: SignInProvider;
  readonly isRemembered: boolean;
  /** The page that the player had asked for when they were asked to log in. */
  readonly from?: Pick<Location, 'pathname' | 'search'>;
  /** Absent for a log-in; else the provider is to become a way in, or to show who one is, for whoever is logged in. */
  readonly purpose?: 'link' | 'prove';
};

type KeptVisit = Visit & { readonly tab: string };

const storageKey = 'provider_visit';

/**
 * Asks a provider who somebody is. Where the browser can ask it by itself, the answer is the provider's word; in all other
 * cases, and where it had none to give, the page leaves for the provider's, and the answer is undefined. What comes back
 * from there is good only with a secret that this tab keeps.
 */
export async function visitProvider(visit: Visit, begin: Begin = beginSignIn): Promise<string | undefined> {
  const tab = inWords(crypto.getRandomValues(new Uint8Array(24)));
  const { address, nonce, byBrowser } = await begin({ provider: visit.provider, tab });
  if (byBrowser && 'IdentityCredential' in window) {
    const asking = import('./ask-browser.ts').then(({ askBrowser }) => askBrowser({ ...byBrowser, nonce }));
    const word = await asking.catch(() => undefined);
    if (word !== undefined) return word;
  }
  if (!tabStorage.keeps()) throw new Refused(keepsNothing(visit.provider));
  if (address === undefined) throw new Refused(`${visit.provider} is no way in at present. Choose another.`);
  tabStorage.setItem(storageKey, JSON.stringify({ ...visit, tab } satisfies KeptVisit));
  window.location.assign(address);
  return undefined;
}

type Begin = (asked: { readonly provider: SignInProvider; readonly tab: string }) => Promise<{
  readonly nonce: string;
  readonly address?: string;
  readonly byBrowser?: { readonly configURL: string; readonly clientId: string };
}>;
const beginSignIn: Begin = (asked) => call('POST /extra/signin/begin', asked);

const keepsNothing = (provider: SignInProvider): string =>
  `This browser keeps nothing for the page, so that ${provider} could not bring you back to it. Let it keep data for this site, or choose another way.`;

/** The purpose of the visit from which a player is just coming back; undefined for a log-in, and where there was none. */
export function purposeOfVisit(): Visit['purpose'] {
  const kept = tabStorage.getItem(storageKey);
  return kept === null ? undefined : (JSON.parse(kept) as KeptVisit).purpose;
}

/** The visit from which a player comes back with this ticket, and the credential it makes with the tab's secret; once. */
export function endVisit(ticket: string): { readonly visit: Visit; readonly credential: string } | undefined {
  const kept = tabStorage.getItem(storageKey);
  tabStorage.removeItem(storageKey);
  if (kept === null) return undefined;
  const { tab, ...visit }: KeptVisit = JSON.parse(kept);
  return { visit, credential: `${ticket}.${tab}` };
}

const inWords = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
