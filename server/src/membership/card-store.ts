import type { Database, Step } from '../db/database.ts';
import type { SubscriptionEndState } from './subscription-store.ts';

const finding = {
  name: 'card-by-nonce',
  text: `select k.id, k.state, k.message, s.character_id as "characterId"
    from subscription_cards k join subscriptions s on s.id = k.subscription_id where k.nonce_digest = $1`,
};
const ending = { name: 'end-of-card', text: 'select state, message from subscription_cards where id = $1' };
const asking = {
  name: 'add-subscription-card',
  text: 'insert into subscription_cards (id, subscription_id, nonce_digest) values ($1, $2, $3)',
};
const closing = {
  name: 'close-subscription-card',
  text: `update subscription_cards set state = $2, message = $3 where id = $1 and state = 'asked'`,
};

/** Changes of the way of paying of a membership. */
export type CardStore = {
  /** The change that a nonce stands for. */
  byNonce(
    digest: string,
  ): Promise<(SubscriptionEndState & { readonly id: string; readonly characterId: number }) | undefined>;
  endOf(id: string): Promise<SubscriptionEndState | undefined>;
};

export function cardStore({ run }: Pick<Database, 'run'>): CardStore {
  return {
    async byNonce(digest) {
      return (await run<SubscriptionEndState & { id: string; characterId: number }>(finding, [digest]))[0];
    },
    async endOf(id) {
      return (await run<SubscriptionEndState>(ending, [id]))[0];
    },
  };
}

export const askCard = (id: string, subscription: string, nonceDigest: string): Step => ({
  ...asking,
  values: [id, subscription, nonceDigest],
  rows: 1,
});

export const closeCard = (id: string, state: 'done' | 'declined', message = ''): Step => ({
  ...closing,
  values: [id, state, message],
  rows: 1,
});
