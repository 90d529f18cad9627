import type { Database, Step } from '../db/database.ts';
import type { RequestState } from './subscription-store.ts';

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

export type CardChangeStore = {
  byNonce(digest: string): Promise<(RequestState & { readonly id: string; readonly characterId: number }) | undefined>;
  resultOf(id: string): Promise<RequestState | undefined>;
};

export function cardChangeStore({ run }: Pick<Database, 'run'>): CardChangeStore {
  return {
    async byNonce(digest) {
      return (await run<RequestState & { id: string; characterId: number }>(finding, [digest]))[0];
    },
    async resultOf(id) {
      return (await run<RequestState>(ending, [id]))[0];
    },
  };
}

export const addCardChange = (id: string, subscription: string, nonceDigest: string): Step => ({
  ...asking,
  values: [id, subscription, nonceDigest],
  rows: 1,
});

export const closeCardChange = (id: string, state: 'done' | 'declined', message = ''): Step => ({
  ...closing,
  values: [id, state, message],
  rows: 1,
});
