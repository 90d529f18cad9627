import { describe, expect, test } from 'vitest';
import { ageProviderRequests, aSeller, aSubscriber, follow } from '../testing/a-subscriber.ts';
import { paymentProviders } from '../testing/payment-providers.ts';

for (const open of paymentProviders) {
  const provider = await open();
  const { now: server } = await aSeller({ options: provider.options });

  describe(`by ${provider.name}`, () => {
    test('a membership is started, upgraded, downgraded, cancelled and restored, as each reply says', async () => {
      const me = await aSubscriber(server);
      const charged = async () => (await provider.charges(server)).filter(({ minor }) => minor === 500).length;
      const before = await charged();
      expect(await me.subscribe('exceptional', provider.nonce('paid'))).toMatchObject({ isSuccess: true });
      expect(await me.change('EnhancedExceptionalFriendship')).toMatchObject({ isSuccess: true });
      expect(await me.subscription()).toMatchObject({ typeInEffect: 'EnhancedExceptionalFriendship' });
      expect(await me.change('ExceptionalFriendship')).toMatchObject({ isSuccess: true });
      expect(await me.change('None')).toMatchObject({ isSuccess: true });
      const cancelled = { subscriptionType: 'None', typeInEffect: 'EnhancedExceptionalFriendship' };
      expect(await me.subscription()).toMatchObject(cancelled);
      await follow(server);
      expect(await me.subscription()).toMatchObject(cancelled);
      expect(await me.change('EnhancedExceptionalFriendship')).toMatchObject({ isSuccess: true });
      await follow(server);
      expect(await me.subscription()).toMatchObject({
        subscriptionType: 'EnhancedExceptionalFriendship',
        typeInEffect: 'EnhancedExceptionalFriendship',
        subscriptionPastDue: false,
      });
      expect((await charged()) - before).toBe(1);
    });

    test('a declined or unverified card starts nothing, and another card can be tried', async () => {
      const me = await aSubscriber(server);
      for (const end of ['declined', 'not answered for'] as const)
        expect(await me.subscribe('exceptional', provider.nonce(end)), end).toMatchObject({
          isSuccess: false,
          isBeingFoundOut: false,
          message: expect.stringMatching(/./),
        });
      expect(await me.subscription()).toMatchObject({ hasSubscription: false });
      expect(await me.subscribe('exceptional', provider.nonce('paid'))).toMatchObject({ isSuccess: true });
    });

    test('sixteen duplicate requests at once start one membership and get the same result', async () => {
      const me = await aSubscriber(server);
      const nonce = provider.nonce('paid');
      const told = await Promise.all(Array.from({ length: 16 }, () => me.subscribe('enhanced', nonce)));
      expect(told.filter(({ isSuccess }) => isSuccess)).toHaveLength(16);
      expect(await me.subscription()).toMatchObject({ subscriptionType: 'EnhancedExceptionalFriendship' });
    });

    test('a request after a lost reply has one result, which a repeated request returns', async () => {
      for (const end of ['reply lost', 'never arrived'] as const) {
        const me = await aSubscriber(server);
        const nonce = provider.nonce(end);
        const first = await me.subscribe('exceptional', nonce);
        await ageProviderRequests(server);
        await follow(server);
        const { hasSubscription, isBeingFoundOut } = await me.subscription();
        expect([isBeingFoundOut, (await me.subscribe('exceptional', nonce)).isSuccess], end).toEqual([
          false,
          hasSubscription,
        ]);
        if (first.isSuccess) expect(hasSubscription, end).toBe(true);
        const again = await me.subscribe('exceptional', provider.nonce('paid'));
        expect(again.isSuccess, end).toBe(!hasSubscription);
      }
    });
  });
}
