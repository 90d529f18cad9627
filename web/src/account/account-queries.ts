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
  // An address may have been confirmed in another tab, or on a telephone.
  refetchOnWindowFocus: 'always',
});

/** The ways in that the account has. */
export const authMethodsQuery = namedQuery('authMethods', { queryFn: () => call('GET /settings/authmethods', {}) });

const nextVisitQuery = namedQuery('next visit', { queryFn: () => call('GET /settings/timethehealer', {}) });

/** The moment of the weekly visit, for whoever has a character. */
export const useNextVisit = () => useQuery(nextVisitQuery);

export const useSettings = () => useQuery(settingsQuery);

/** Sets which letters are sent. */
export function useChoosingLetters() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ['choose letters'],
    mutationFn: (preferences: MessagePreferences) => call('POST /settings/messagesettings', preferences),
    onSuccess: (_, messagePreferences) => {
      changeAnswer(cache, 'settings', (last) => last && { ...last, messagePreferences });
      void invalidate(cache, 'settings');
    },
  });
}

/** Takes another username, by which others find the player. */
export function useRenaming() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ['take username'],
    mutationFn: (name: string) => call('POST /settings/username', name),
    onSuccess: (_, name) => {
      changeAnswer(cache, 'settings', (last) => last && { ...last, name });
      void invalidate(cache, 'settings', 'session', 'myself');
    },
  });
}

/** Stops all letters of the game, or lets those that are chosen go again. */
export function useStoppingLetters() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ['letters by'],
    mutationFn: (network: Settings['messageViaNetwork']) => call('POST /settings/messagevia/:network', { network }),
    onSuccess: () => invalidate(cache, 'settings'),
  });
}

/** Asks for the letter with the link. The answer is there a moment late, so that one sees that something was done. */
export const useAskingToVerify = () =>
  useSingleMutation({
    mutationKey: ['ask to verify'],
    mutationFn: async (_: undefined) => {
      await new Promise((passed) => setTimeout(passed, verifyDelayMs));
      return call('GET /settings/requestverifyemail', {});
    },
  });
