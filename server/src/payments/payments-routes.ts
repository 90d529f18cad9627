import { payments } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused } from '../http/failures.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Payments } from './payments.ts';
import { presentPackages } from './present-options.ts';
import { testCards } from './test-nonces.ts';

type PaymentsDeps = AnswerDeps & {
  readonly payments: Payments;
  readonly options: { readonly supportEmail?: string };
};

export function paymentsRoutes(app: FastifyInstance, deps: PaymentsDeps): void {
  const { prices, seller } = deps.payments;

  answer(app, deps, payments.nexOptions, async ({ body: { id } }) => {
    const provider = providerOf(deps.payments);
    const shown = presentPackages(prices, id);
    if (!shown) throw new Refused(`Nothing is sold in '${id}' here. Choose another currency.`);
    return {
      isSuccess: true,
      ...shown,
      clientRequestToken: await provider.clientToken(shown.currencyCode),
      provider: provider.name,
      purchasesEmail: seller.email ?? deps.options.supportEmail ?? '',
      ...(provider.name === 'test' && { testCards: [...testCards] }),
    };
  });
}

/** The company that takes the money; refuses where this server sells nothing. */
function providerOf({ provider }: Payments): PaymentProvider {
  if (!provider) throw new Refused('Nothing is sold for money on this server.');
  return provider;
}
