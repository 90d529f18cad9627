import type { Tier } from '@underhall/engine';
import type { TurnDeps } from '../characters/turn-deps.ts';
import type { Database } from '../db/database.ts';
import { Refused } from '../http/failures.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Payments } from '../payments/payments.ts';
import type { CardStore } from './card-store.ts';
import type { SubscriptionStore } from './subscription-store.ts';

/** The parts that memberships need. */
export type MembershipDeps = TurnDeps & {
  readonly payments: Payments;
  readonly subscriptions: SubscriptionStore;
  readonly membershipCards: CardStore;
  readonly commit: Database['commit'];
  readonly options: {
    /** The tier that everybody has for nothing. */
    readonly everybodysTier?: Tier;
  };
  /** The game's clock. */
  readonly now: () => Promise<number>;
};

/** The company that takes the money; refuses where this server sells nothing. */
export function providerOf({ payments: { provider } }: Pick<MembershipDeps, 'payments'>): PaymentProvider {
  if (!provider) throw new Refused('This server sells no membership.');
  return provider;
}
