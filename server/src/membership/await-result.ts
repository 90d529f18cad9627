import { replyTimeoutMs } from '../payments/payment-provider.ts';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import type { RequestState } from './subscription-store.ts';

export type RequestResult = {
  readonly isSuccess: boolean;
  readonly message: string;
  readonly isBeingFoundOut: boolean;
};

export const pendingMessage =
  'The payment company has not answered yet. We are finding out the result, and nothing is charged twice.';

const pollMs = 200;

/** Lets a duplicate request wait for the first one, at most as long as the provider's reply may take. */
export async function awaitResult(
  { runtime }: RuntimeDeps,
  read: () => Promise<RequestState | undefined>,
  done: string,
  { isDuplicate = true }: { readonly isDuplicate?: boolean } = {},
): Promise<RequestResult> {
  for (let waited = 0; ; waited += pollMs) {
    const stored = await read();
    if (stored?.state === 'done') return { isSuccess: true, message: stored.message || done, isBeingFoundOut: false };
    if (stored?.state === 'declined') return { isSuccess: false, message: stored.message, isBeingFoundOut: false };
    if (!isDuplicate || waited >= replyTimeoutMs)
      return { isSuccess: false, message: pendingMessage, isBeingFoundOut: true };
    await runtime.pause(pollMs);
  }
}
