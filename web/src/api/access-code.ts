import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { AccessCode, AccessCodeResult, LoginReply } from '@underhall/contract';
import { answerOf, changeAnswer, namedQuery } from './answers.ts';
import { tabStorage } from './storage.ts';

/** The access code that waits to be used, and the result of one until it has been read. */
export type BroughtCode = { readonly code?: AccessCode; readonly result?: AccessCodeResult };

const storageKey = 'access_code';

/** A code outlasts the page it was read on, a log-in, a log-out and a reload; but not the tab. */
function stored(): BroughtCode {
  try {
    return JSON.parse(tabStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

declare module './answers.ts' {
  interface Answers {
    readonly 'access code': BroughtCode;
  }
}

const broughtQuery = namedQuery('access code', { queryFn: skipToken, initialData: stored });

const nothing: BroughtCode = {};

export const useBroughtCode = (): BroughtCode => useQuery(broughtQuery).data ?? nothing;

const read = (cache: QueryClient): BroughtCode => answerOf(cache, 'access code') ?? stored();

function keep(cache: QueryClient, brought: BroughtCode): void {
  tabStorage.setItem(storageKey, JSON.stringify(brought));
  changeAnswer(cache, 'access code', () => brought);
}

export const keepCode = (cache: QueryClient, code: AccessCode): void => keep(cache, { code });

/** Puts the result of a code in place of the code, once it was redeemed or has turned out not to work. */
export const storeCodeResult = (cache: QueryClient, result: AccessCodeResult): void => keep(cache, { result });

export const forgetCode = (cache: QueryClient): void => keep(cache, {});

/** The part of the body that log-in, social log-in, sign-up and character creation send for a waiting code. */
export function waitingCodeField(cache: QueryClient): { readonly accessCodeName?: string } {
  const { code } = read(cache);
  return code ? { accessCodeName: code.name } : {};
}

/**
 * Notes the result of a code that a log-in sent along. Without a character there is none yet, and the code waits on.
 */
export function noteArrival(cache: QueryClient, { accessCodeResult }: LoginReply): void {
  if (accessCodeResult) storeCodeResult(cache, accessCodeResult);
}
