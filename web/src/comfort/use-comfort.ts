import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Comfort, SomeComfort } from '@underhall/contract';
import { useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { useSession } from '../api/session.ts';
import { useValue } from './a-value.ts';
import { appearanceHere, keepAppearanceHere, watchAppearance } from './appearance-here.ts';
import { defaults } from './defaults.ts';
import { isFallbackHere, keepFallbackHere, watchFallback } from './fallback-here.ts';
import { keepWithAccount } from './kept-with-account.ts';

export const keptComfort = keepWithAccount<SomeComfort, SomeComfort>({
  name: 'comfort',
  nothing: {},
  read: async () => (await call('GET /extra/comfort', {})).settings,
  send: async (changes) => (await call('POST /extra/comfort', changes)).settings,
});

/** What the player has set, with the defaults for the rest; the defaults alone while it is not known yet. */
export function useComfort(): Comfort {
  const { data: session } = useSession();
  const { data: told } = useQuery({ ...keptComfort.told, enabled: Boolean(session) });
  const { changes } = useValue(keptComfort.unsent);
  const here = useSyncExternalStore(watchAppearance, appearanceHere);
  const useFallbackMap = useSyncExternalStore(watchFallback, isFallbackHere);
  return { ...defaults, ...here, useFallbackMap, ...told, ...changes };
}

/** Sets some of it: at once on this page, then with the account. What a visitor sets holds in this browser. */
export function useSetComfort(): (some: SomeComfort) => void {
  const cache = useQueryClient();
  const { data: session } = useSession();
  return (some) => {
    if (some.useFallbackMap !== undefined) keepFallbackHere(some.useFallbackMap);
    if (session) void keptComfort.change(cache, some);
    else keepAppearanceHere(some);
  };
}
