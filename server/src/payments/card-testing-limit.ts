import type { FastifyRequest } from 'fastify';
import {
  counterByAddress,
  counterByKey,
  declinedPayments,
  type RateLimitCounter,
  type RateLimitCounterDeps,
} from '../http/rate-limit-counters.ts';

type PaymentAttempt<Result> = {
  readonly pay: () => Promise<Result>;
  readonly isDeclined: (result: Result) => boolean;
};

/**
 * Limits declined payments per account and per network address across all servers, to slow down tests of stolen cards.
 * The general rate limit of payment requests also applies.
 *
 * @throws TooManyRequests before anything is charged
 */
export function limitCardTesting(deps: RateLimitCounterDeps) {
  const [byAccount, byAddress] = [counterByKey(deps, declinedPayments), counterByAddress(deps, declinedPayments)];
  return async <Result>(
    request: FastifyRequest,
    accountId: number,
    { pay, isDeclined }: PaymentAttempt<Result>,
  ): Promise<Result> => {
    const counted: RateLimitCounter[] = [];
    let counts = false;
    try {
      for (const counter of [byAccount(`account ${accountId}`), byAddress(request)]) {
        await counter.count();
        counted.push(counter);
      }
      const result = await pay();
      counts = isDeclined(result);
      return result;
    } finally {
      if (!counts) for (const counter of counted) await counter.uncount();
    }
  };
}
