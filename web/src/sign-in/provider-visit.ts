import type { SignInProvider } from '@underhall/contract';
import type { Location } from 'react-router';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { tabStorage } from '../api/storage.ts';

/** A visit to a provider's page. The tab remembers it until the player is back. */
export type Visit = {
  readonly provider: SignInProvider;
  readonly isRemembered: boolean;
  /** The page that the player had asked for when they were asked to log in. */
  readonly from?: Pick<Location, 'pathname' | 'search'>;
};

type KeptVisit = Visit & { readonly tab: string };

const storageKey = 'provider_visit';

/** Leaves for a provider's page. What comes back is good only with a secret that this tab keeps. */
export async function visitProvider(visit: Visit): Promise<void> {
  const tab = inWords(crypto.getRandomValues(new Uint8Array(24)));
  const { address } = await call('POST /extra/signin/begin', { provider: visit.provider, tab });
  if (address === undefined) throw new Refused(`${visit.provider} is no way in at present. Choose another.`);
  tabStorage.setItem(storageKey, JSON.stringify({ ...visit, tab } satisfies KeptVisit));
  window.location.assign(address);
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
