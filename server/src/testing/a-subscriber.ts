import { randomBytes } from 'node:crypto';
import type { SubscriptionType } from '@underhall/contract';
import { syncMemberships } from '../membership/sync-membership.ts';
import { aPlayer } from './a-player.ts';
import { type AServer, aServer, type TestServer } from './a-server.ts';

export const day = 24 * 60 * 60 * 1000;
export const plan = { planId: 'exceptional-friendship-gbp', addOnId: 'enhanced-gbp' } as const;

/**
 * A server that sells memberships, by default through the test provider. `after` is the same server some days later.
 */
export async function aSeller(about: AServer = {}) {
  const secrets = about.secrets ?? { signing: randomBytes(32).toString('hex'), luck: randomBytes(32).toString('hex') };
  const sells = { payments: { provider: 'test' }, ...about.options } as const;
  const now = await aServer({ ...about, secrets, options: sells });
  const { database } = now;
  return {
    now,
    after: (days: number): Promise<TestServer> =>
      aServer({ ...about, database, secrets, options: { ...sells, clockOffset: days * day } }),
  };
}

/** An unused nonce of the test provider. */
export const aNonce = (name = 'fake-valid-nonce'): string => `${name}-${randomBytes(4).toString('hex')}`;

/** The calls of this player can go to any server of the same database. */
export async function aSubscriber(server: TestServer) {
  const { token, characterId, name, email } = await aPlayer(server);
  const on = (at: TestServer = server) => ({
    subscribe: async (as: 'exceptional' | 'enhanced' = 'exceptional', nonce = aNonce()) => {
      const asked = { nonce, planId: plan.planId, ...(as === 'enhanced' && { addOnId: plan.addOnId }) };
      return (await at.call('POST /nex/createbraintreesubscription', asked, token)).body;
    },
    change: async (subscriptionType: SubscriptionType) =>
      (await at.call('POST /nex/modifybraintreesubscription', { subscriptionType }, token)).body,
    changeCard: async (nonce = aNonce()) => (await at.call('POST /extra/membership/card', { nonce }, token)).body,
    card: async () => (await at.call('GET /extra/membership/card', {}, token)).body,
    subscription: async () => (await at.call('GET /fate/hassubscription', {}, token)).body,
    flags: async () => (await at.call('GET /settings', {}, token)).body.subscriptions,
    fate: async () => (await at.call('GET /fate', {}, token)).body,
    outfits: async () => (await at.call('GET /outfit', {}, token)).body,
    hand: async () => (await at.call('GET /opportunity', {}, token)).body,
    agents: async () => (await at.call('GET /agents', {}, token)).body,
    actions: async () => (await at.call('GET /character/actions', {}, token)).body,
    map: async () => (await at.call('GET /map', {}, token)).body,
  });
  return { token, characterId, name, email, ...on(), on };
}

/** Compares with the provider's records as the job does, even if that happened a moment ago. */
export async function follow({ deps, database }: TestServer): Promise<void> {
  await database.run({
    name: 'test-look-again',
    text: `update subscriptions set looked_at = now() - interval '2 days'`,
  });
  await syncMemberships(deps, (message) => {
    throw new Error(message);
  });
}

/** Moves all requests to the provider into the past, so that its records about them are final. */
export async function ageProviderRequests({ database }: TestServer): Promise<void> {
  for (const table of ['subscriptions', 'subscription_changes', 'subscription_cards'])
    await database.run({
      name: `test-${table}-long-ago`,
      text: `update ${table} set asked_at = now() - interval '3 minutes'`,
    });
}

/** The amounts that the provider charged at once for changes, in minor units. */
export const immediateChargesOf = async ({ database }: TestServer, characterId: number): Promise<number[]> => {
  const text = `select t.minor from test_charges t join subscription_changes c on c.id = order_id
    join subscriptions s on s.id = subscription_id where s.character_id = $1 order by t.id`;
  return (await database.run<{ minor: number }>({ name: 'test-differences', text }, [characterId])).map(
    ({ minor }) => minor,
  );
};

/** The states of the subscriptions in the provider's records. */
export const providerSubscriptionsOf = async ({ database }: TestServer, characterId: number): Promise<string[]> => {
  const text = `select t.state from test_subscriptions t join subscriptions s using (id) where character_id = $1`;
  return (await database.run<{ state: string }>({ name: 'test-in-books', text }, [characterId])).map(
    ({ state }) => state,
  );
};
