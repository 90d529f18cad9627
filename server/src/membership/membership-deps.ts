import type { Tier } from '@underhall/engine';
import type { TurnDeps } from '../characters/turn-deps.ts';
import type { Database } from '../db/database.ts';
import { Refused } from '../http/failures.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Payments } from '../payments/payments.ts';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import type { CardChangeStore } from './card-change-store.ts';
import type { SubscriptionStore } from './subscription-store.ts';

export type MembershipDeps = TurnDeps &
  RuntimeDeps & {
    readonly payments: Payments;
    readonly subscriptions: SubscriptionStore;
    readonly membershipCards: CardChangeStore;
    readonly commit: Database['commit'];
    readonly options: {
      /** The tier that every player has for free. */
      readonly everybodysTier?: Tier;
    };
    /** The game's clock. */
    readonly now: () => Promise<number>;
  };

export const otherProviderMessage =
  'Your membership was bought through a payment company that this server no longer uses. Contact us to change it.';

export function requireProvider({ payments: { provider } }: Pick<MembershipDeps, 'payments'>): PaymentProvider {
  if (!provider) throw new Refused('This server sells no membership.');
  return provider;
}
