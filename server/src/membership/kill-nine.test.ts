import { setTimeout as pause } from 'node:timers/promises';
import { aWorld } from '@underhall/engine/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { aHome, killNine } from '../testing/a-process.ts';
import { aServer } from '../testing/a-server.ts';
import {
  ageProviderRequests,
  aNonce,
  follow,
  immediateChargesOf,
  plan,
  providerSubscriptionsOf,
} from '../testing/a-subscriber.ts';
import { aConnection } from '../testing/database.ts';
import { arriveAt, ask, untilQuiet, whenKilled } from '../testing/from-outside.ts';

const rounds = 6;
const { pack } = aWorld();

test('a server killed during membership changes leaves one membership that matches the provider', async () => {
  const connection = await aConnection();
  const database = await openDatabase(connection, 2);
  onTestFinished(() => database.close());
  const home = await aHome(pack, connection, { PAYMENTS: 'test' });
  const after = await aServer({ pack, database, options: { payments: { provider: 'test' } } });
  let server = await home.start();

  for (let round = 0; round < rounds; round++) {
    const { id, token } = await arriveAt(server, `Killed ${'abcdef'[round]}`);
    const change = (subscriptionType: 'None' | 'EnhancedExceptionalFriendship') =>
      ask(server, 'POST /nex/modifybraintreesubscription', { subscriptionType }, { token });
    let killed: Promise<void> | undefined;
    const subscribing = async () => {
      const asked = { nonce: aNonce(), planId: plan.planId };
      // At another moment after the request in each round.
      if (round % 3 === 0) killed = pause((round * 7) % 23).then(() => killNine(server));
      await ask(server, 'POST /nex/createbraintreesubscription', asked, { token });
      for (let count = 0; ; count++) {
        if (count === round % 3) killed = pause((round * 5) % 17).then(() => killNine(server));
        await change('EnhancedExceptionalFriendship');
        await change('None');
      }
    };
    await subscribing().catch(whenKilled);
    await killed;
    server = await home.start();
    await untilQuiet(database);
    await ageProviderRequests(after);
    await follow(after);

    const { subscription, change: open } = await after.deps.subscriptions.load(id);
    expect(open, `round ${round}`).toBeUndefined();
    const books = await providerSubscriptionsOf(after, id);
    expect(books.length, `round ${round}`).toBe(subscription ? 1 : 0);
    const isCancelled = subscription?.standing?.renewsAs === 'none';
    if (subscription) expect(books, `round ${round}`).toEqual([isCancelled ? 'cancelled' : 'active']);
    const done = await database.run({
      name: 'test-charged-changes',
      text: `select c.id from subscription_changes c join subscriptions s on s.id = subscription_id
        where s.character_id = ${id} and c.state = 'done' and charge > 0`,
    });
    expect((await immediateChargesOf(after, id)).length, `round ${round}`).toBe(done.length);
    const tier = (await after.deps.characters.load(id))?.character.membership.tier;
    expect(tier, `round ${round}`).toBe(subscription?.standing?.tier ?? 'none');
  }
}, 300_000);
