import { randomUUID } from 'node:crypto';
import { describeChange } from '@underhall/language';
import { describe, expect, test } from 'vitest';
import type { AdminCommand, CommandInput } from '../admin/admin-command.ts';
import { adminCommands } from '../admin/admin-commands.ts';
import { openAdmin } from '../admin/open-admin.ts';
import { runAdminCommand } from '../admin/run-admin-command.ts';
import type { PaymentSubject } from '../payments/payment-provider.ts';
import { reconcileOrders } from '../payments/settle-orders.ts';
import { aShop } from '../testing/a-shop.ts';
import { aSeller, aSubscriber, follow } from '../testing/a-subscriber.ts';
import { paymentProviders } from '../testing/payment-providers.ts';

for (const open of paymentProviders) {
  const provider = await open();
  const { now: server } = await aSeller({ options: provider.options });
  const { deps, database } = server;
  const shop = aShop(server, provider);
  const admin = openAdmin(database, { ...deps, describeChange });
  const said = async (name: string, input: CommandInput): Promise<string> => {
    const command = adminCommands.find((each) => each.name === name) as AdminCommand;
    const { lines } = await runAdminCommand(admin, {
      command,
      input,
      operator: 'ada on a machine',
      reason: 'for a test',
    });
    return lines.join('\n');
  };
  const compare = () =>
    reconcileOrders(
      deps,
      async () => Date.now(),
      (words) => {
        throw new Error(words);
      },
    );
  // Events about the same subject in the same second are one event.
  let second = 1_000_000;
  const hear = (subject: PaymentSubject) =>
    shop.deliverWebhooks(
      ...Array.from({ length: 3 }, () => ({ id: randomUUID(), at: new Date(second-- * 1000), ...subject })),
    );

  /** A member at this provider, with the IDs of the membership and of its upgrade. */
  async function aMember(as: 'exceptional' | 'enhanced' | 'raised' = 'exceptional') {
    const me = await aSubscriber(server);
    await me.subscribe(as === 'enhanced' ? 'enhanced' : 'exceptional', provider.nonce('paid'));
    const id = (await deps.subscriptions.load(me.characterId)).subscription?.id ?? '';
    if (as === 'raised') await me.change('EnhancedExceptionalFriendship');
    const [raise] = await database.run<{ id: string }>(
      { name: 'test-raise', text: 'select id from subscription_changes where subscription_id = $1' },
      [id],
    );
    return {
      ...me,
      id,
      raise: raise?.id ?? '',
      bank: async () => (await me.actions()).actionBankSize,
      emails: async () =>
        (
          await database.run<{ kind: string }>(
            { name: 'test-emails', text: `select kind from mails where about ->> 'id' = $1 order by kind` },
            [id],
          )
        ).map(({ kind }) => kind),
      isCharged: async () => {
        const found = await deps.payments.provider?.findSubscription(id);
        return found?.is === 'active' || found?.is === 'pastDue';
      },
    };
  }

  describe(`by ${provider.name}`, () => {
    test('a month refunded elsewhere ends the membership, and another can be started', async () => {
      const me = await aMember('enhanced');
      expect(await me.bank()).toBe(40);
      await provider.refundElsewhere(server, me.id);
      for (let day = 0; day < 2; day++) await compare();
      expect(await me.subscription()).toMatchObject({ hasSubscription: false, isBeingFoundOut: false });
      expect(await me.flags()).toMatchObject({ subscriptionType: 'None', remainingActionRefreshes: 0 });
      expect([await me.bank(), await me.isCharged()]).toEqual([20, false]);
      expect(await me.emails()).toEqual(['membership money back', 'membership paid']);
      expect(await me.subscribe('exceptional', provider.nonce('paid'))).toMatchObject({ isSuccess: true });
      await compare();
      expect(await me.bank()).toBe(40);
    });

    test('an operator’s refund ends the paid membership once, and a granted one remains', async () => {
      const me = await aMember();
      await said('give-membership', { who: me.name, kind: 'enhanced' });
      expect(await said('refund-membership', { who: me.name })).toMatch(/is refunded, and the membership has ended/);
      await expect(said('refund-membership', { who: me.name })).rejects.toThrow('has no paid membership');
      expect(await me.subscription()).toMatchObject({ hasSubscription: false });
      expect([await me.bank(), await me.isCharged()]).toEqual([40, false]);
      expect(await me.emails()).toEqual(['membership money back', 'membership paid']);
      expect(await said('end-membership', { who: me.name })).toMatch(/has ended/);
      expect(await me.bank()).toBe(20);
    });

    test('a dispute ends the membership, and a won dispute restores the rest of the month', async () => {
      const me = await aMember();
      await provider.dispute(server, me.id);
      await hear({ about: 'subscription', subscription: me.id });
      expect([await me.bank(), (await me.subscription()).hasSubscription]).toEqual([20, false]);
      await provider.winDispute(server, me.id);
      for (let times = 0; times < 2; times++) await hear({ about: 'subscription', subscription: me.id });
      expect(await me.subscription()).toMatchObject({ hasSubscription: true, subscriptionType: 'None' });
      expect([await me.bank(), await me.isCharged()]).toEqual([40, false]);
      await follow(server);
      expect(await me.bank()).toBe(40);
    });

    test('a won dispute does not change a membership that was started later', async () => {
      const me = await aMember();
      await provider.dispute(server, me.id);
      await compare();
      await me.subscribe('enhanced', provider.nonce('paid'));
      await provider.winDispute(server, me.id);
      await hear({ about: 'subscription', subscription: me.id });
      expect(await me.subscription()).toMatchObject({ subscriptionType: 'EnhancedExceptionalFriendship' });
    });

    test('a reversed upgrade falls back to the lower tier, and a won dispute restores it for the month', async () => {
      const me = await aMember('raised');
      await provider.dispute(server, me.raise);
      for (let times = 0; times < 2; times++) await compare();
      const lower = { subscriptionType: 'ExceptionalFriendship', typeInEffect: 'ExceptionalFriendship' };
      expect(await me.subscription()).toMatchObject(lower);
      expect(await me.emails()).toEqual(['membership paid', 'membership paid', 'membership raise back']);
      await follow(server);
      expect(await me.subscription()).toMatchObject(lower);

      await provider.winDispute(server, me.raise);
      await hear({ about: 'order', order: me.raise });
      expect(await me.subscription()).toMatchObject({ ...lower, typeInEffect: 'EnhancedExceptionalFriendship' });
      await provider.refundElsewhere(server, me.raise);
      await compare();
      expect(await me.subscription()).toMatchObject(lower);
    });

    test('an operator can end a membership at once, without a refund', async () => {
      const me = await aMember();
      expect(await said('end-membership', { who: me.name, now: true })).toMatch(/is cancelled and has ended/);
      expect(await me.subscription()).toMatchObject({ hasSubscription: false });
      expect([await me.bank(), await me.isCharged()]).toEqual([20, false]);
      await compare();
      await follow(server);
      expect([await me.bank(), await me.emails()]).toEqual([20, ['membership paid']]);
    });
  });
}
