import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PartialPreferences, Preferences } from '@underhall/contract';
import { useAnswer } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { useStore } from '../api/client-store.ts';
import { useSession } from '../api/session.ts';
import { defaults } from './defaults.ts';
import { prefersFallbackMap } from './fallback-map-preference.ts';
import { storeAppearance, storedAppearance } from './stored-appearance.ts';
import { syncWithAccount } from './sync-with-account.ts';

declare module '../api/answers.ts' {
  interface Answers {
    /** Named like the API path. The browser stores unsent changes under this name. */
    readonly comfort: PartialPreferences;
  }
}

export const syncedPreferences = syncWithAccount<'comfort', PartialPreferences>({
  name: 'comfort',
  nothing: {},
  read: async () => (await call('GET /extra/comfort', {})).settings,
  send: async (changes) => (await call('POST /extra/comfort', changes)).settings,
});

/** Fetches and refetches the player's preferences. Call this once per page. */
export function useFetchedPreferences(): void {
  const { data: session } = useSession();
  useQuery({ ...syncedPreferences.query, enabled: Boolean(session) });
}

/** Returns the player's preferences. Unset preferences have their defaults, also while loading. Never fetches. */
export function usePreferences(): Preferences {
  const stored = useAnswer('comfort');
  const { changes } = useStore(syncedPreferences.unsent);
  const here = useStore(storedAppearance);
  const useFallbackMap = useStore(prefersFallbackMap);
  return { ...defaults, ...here, useFallbackMap, ...stored, ...changes };
}

/** Applies changes immediately and saves them in the account, or in the browser for a visitor. */
export function useSetPreferences(): (some: PartialPreferences) => void {
  const cache = useQueryClient();
  const session = useAnswer('session');
  return (some) => {
    if (some.useFallbackMap !== undefined) prefersFallbackMap.set(some.useFallbackMap);
    if (session) void syncedPreferences.change(cache, some);
    else storeAppearance(some);
  };
}
