import type { FastifyRequest } from 'fastify';
import {
  counterByAddress,
  counterByKey,
  declinedPayments,
  type RateLimitCounter,
  type RateLimitCounterDeps,
} from '../http/rate-limit-counters.ts';

/** A try to pay, and what of its ends is a new decline. */
type Try<Took> = { readonly take: () => Promise<Took>; readonly isDeclined: (took: Took) => boolean };

/**
 * Counts what is declined to an account, and from an address, over all servers together: whoever tries out stolen cards is
 * slowed by that, beside the limit that all calls about money have. Throws `TooManyRequests` with nothing tried.
 */
export function slowCardTesting(deps: RateLimitCounterDeps) {
  const [byAccount, byAddress] = [counterByKey(deps, declinedPayments), counterByAddress(deps, declinedPayments)];
  return async <Took>(request: FastifyRequest, accountId: number, { take, isDeclined }: Try<Took>): Promise<Took> => {
    const taken: RateLimitCounter[] = [];
    let isKept = false;
    try {
      for (const tally of [byAccount(`account ${accountId}`), byAddress(request)]) {
        await tally.count();
        taken.push(tally);
      }
      const took = await take();
      isKept = isDeclined(took);
      return took;
    } finally {
      if (!isKept) for (const tally of taken) await tally.uncount();
    }
  };
}
