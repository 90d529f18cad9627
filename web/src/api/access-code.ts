import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { AccessCode, AccessCodeResult, LoginReply } from '@underhall/contract';
import { answerOf, changeAnswer, namedQuery } from './answers.ts';
import { tabStorage } from './storage.ts';

/** An access code to redeem, or the result of redeeming one until the player has read it. */
export type PendingAccessCode = { readonly code?: AccessCode; readonly result?: AccessCodeResult };

const storageKey = 'access_code';

/** Stored for the tab: the code survives log-in, log-out and reload. */
function stored(): PendingAccessCode {
  try {
    return JSON.parse(tabStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

declare module './answers.ts' {
  interface Answers {
    readonly 'access code': PendingAccessCode;
  }
}

const pendingCodeQuery = namedQuery('access code', { queryFn: skipToken, initialData: stored });

const none: PendingAccessCode = {};

export const usePendingAccessCode = (): PendingAccessCode => useQuery(pendingCodeQuery).data ?? none;

const readPending = (cache: QueryClient): PendingAccessCode => answerOf(cache, 'access code') ?? stored();

function store(cache: QueryClient, pending: PendingAccessCode): void {
  tabStorage.setItem(storageKey, JSON.stringify(pending));
  changeAnswer(cache, 'access code', () => pending);
}

export const storeAccessCode = (cache: QueryClient, code: AccessCode): void => store(cache, { code });

/** Replaces the code with its result, accepted or refused. */
export const storeAccessCodeResult = (cache: QueryClient, result: AccessCodeResult): void => store(cache, { result });

export const clearAccessCode = (cache: QueryClient): void => store(cache, {});

/** The pending code as a request field, for sign-in, sign-up and character creation. */
export function accessCodeField(cache: QueryClient): { readonly accessCodeName?: string } {
  const { code } = readPending(cache);
  return code ? { accessCodeName: code.name } : {};
}

/**
 * Stores the result of the access code in a sign-in reply. Without a character the reply has no result, so the code
 * stays pending.
 */
export function storeLoginCodeResult(cache: QueryClient, { accessCodeResult }: LoginReply): void {
  if (accessCodeResult) storeAccessCodeResult(cache, accessCodeResult);
}
