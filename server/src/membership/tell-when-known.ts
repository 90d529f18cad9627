import { setTimeout as pause } from 'node:timers/promises';
import { replyTimeoutMs } from '../payments/payment-provider.ts';
import type { SubscriptionEndState } from './subscription-store.ts';

/** The answer to a purchase or a change. */
export type RequestResult = {
  readonly isSuccess: boolean;
  readonly message: string;
  readonly isBeingFoundOut: boolean;
};

export const beingFoundOut =
  'The payment company has not answered yet. We are finding out what came of it, and nothing is charged twice.';

/** Milliseconds between two looks at what a twin of the call came to. */
const between = 200;

/**
 * Answers with what came of something that was asked. A twin of the call that asks waits as long as a reply may take; whoever
 * asked has its end already.
 */
export async function tellWhenKnown(
  read: () => Promise<SubscriptionEndState | undefined>,
  done: string,
  { isAsked = false }: { readonly isAsked?: boolean } = {},
): Promise<RequestResult> {
  for (let waited = 0; ; waited += between) {
    const end = await read();
    if (end?.state === 'done') return { isSuccess: true, message: end.message || done, isBeingFoundOut: false };
    if (end?.state === 'declined') return { isSuccess: false, message: end.message, isBeingFoundOut: false };
    if (isAsked || waited >= replyTimeoutMs) return { isSuccess: false, message: beingFoundOut, isBeingFoundOut: true };
    await pause(between);
  }
}
