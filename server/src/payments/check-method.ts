import { Refused } from '../http/failures.ts';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import { type ChargeResult, type MethodDetails, type PaymentProvider, replyTimeoutMs } from './payment-provider.ts';

/**
 * Returns the reason, as text for the player, why this payment method must not be charged, if any. Does not use up the
 * nonce.
 *
 * @throws Refused with `canRetry` if the provider cannot be reached. The page can send the same request again.
 */
export async function rejectionReason(
  deps: RuntimeDeps,
  provider: PaymentProvider,
  nonce: string,
): Promise<string | undefined> {
  const method = await withTimeout(deps, provider.inspectMethod(nonce));
  switch (method.is) {
    case 'card':
      return method.hasLiabilityShift ? undefined : `ThreeDSecure verification failed (${method.status})`;
    case 'unusable':
      return method.message;
    case 'unknown':
      throw new Refused('The payment company cannot be reached at the moment. Nothing was charged. Try again.', {
        canRetry: true,
      });
    case 'other':
      return undefined;
  }
}

/** A failed request also counts as `unknown`, because the provider may have carried it out. */
export async function withTimeout<Reply extends ChargeResult | MethodDetails>(
  { runtime }: RuntimeDeps,
  reply: Promise<Reply>,
): Promise<Reply | { readonly is: 'unknown' }> {
  const controller = new AbortController();
  const timeout = runtime.pause(replyTimeoutMs, controller.signal).then(() => ({ is: 'unknown' as const }));
  timeout.catch(() => {});
  try {
    return await Promise.race([reply, timeout]);
  } catch {
    return { is: 'unknown' };
  } finally {
    controller.abort();
  }
}
