import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Calls, MessagePreferences, Settings } from '@underhall/contract';
import { changeAnswer, invalidate, namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { verifyDelayMs } from '../constants/commerce.ts';
import { patchPreferences } from './patch-preferences.ts';

declare module '../api/answers.ts' {
  interface Answers {
    readonly settings: Settings;
    readonly 'next visit': Calls['GET /settings/timethehealer']['reply'];
    readonly authMethods: Calls['GET /settings/authmethods']['reply'];
  }
}

export const settingsQuery = namedQuery('settings', {
  queryFn: async () => {
    const settings = await call('GET /settings', {});
    return { ...settings, messagePreferences: patchPreferences(settings.messagePreferences) };
  },
  staleTime: 60_000,
  // The player may have confirmed the e-mail address in another tab or on another device.
  refetchOnWindowFocus: 'always',
});

export const authMethodsQuery = namedQuery('authMethods', { queryFn: () => call('GET /settings/authmethods', {}) });

const nextVisitQuery = namedQuery('next visit', { queryFn: () => call('GET /settings/timethehealer', {}) });

/** Time of the world's next weekly event. Only for players with a character. */
export const useNextVisit = () => useQuery(nextVisitQuery);

export const useSettings = () => useQuery(settingsQuery);

export function useSetEmailPreferences() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ['set e-mail preferences'],
    mutationFn: (preferences: MessagePreferences) => call('POST /settings/messagesettings', preferences),
    onSuccess: (_, messagePreferences) => {
      changeAnswer(cache, 'settings', (last) => last && { ...last, messagePreferences });
      void invalidate(cache, 'settings');
    },
  });
}

/** Changes the username, with which other players find this one. */
export function useRename() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ['rename'],
    mutationFn: (name: string) => call('POST /settings/username', name),
    onSuccess: (_, name) => {
      changeAnswer(cache, 'settings', (last) => last && { ...last, name });
      void invalidate(cache, 'settings', 'session', 'myself');
    },
  });
}

/** Unsubscribes from all e-mails (`None`), or resubscribes to the selected kinds (`Email`). */
export function useUnsubscribeAll() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ['unsubscribe from all'],
    mutationFn: (network: Settings['messageViaNetwork']) => call('POST /settings/messagevia/:network', { network }),
    onSuccess: () => invalidate(cache, 'settings'),
  });
}

/** Requests the confirmation e-mail. A short delay lets the player notice that something happens. */
export const useRequestVerification = () =>
  useSingleMutation({
    mutationKey: ['request verification'],
    mutationFn: async (_: undefined) => {
      await new Promise((passed) => setTimeout(passed, verifyDelayMs));
      return call('GET /settings/requestverifyemail', {});
    },
  });
