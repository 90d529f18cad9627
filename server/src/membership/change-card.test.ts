import { describe, expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import type { TestServer } from '../testing/a-server.ts';
import { ageProviderRequests, aNonce, aSeller, aSubscriber, follow } from '../testing/a-subscriber.ts';
import { paymentProviders } from '../testing/payment-providers.ts';

/** The kinds of all e-mails to a player, sent or queued. */
const emailsTo = async ({ database }: TestServer, characterId: number) =>
  (
    await database.run<{ kind: string }>({
      name: `test-letters-of-${characterId}`,
      text: `select kind from mails join roster using (account_id) where character_id = ${characterId} and kind like 'membership%'
        order by kind`,
    })
  ).map(({ kind }) => kind);

for (const open of paymentProviders) {
  const provider = await open();
  const { now: server } = await aSeller({ options: provider.options });

  describe(`by ${provider.name}`, () => {
    const charged = async () => (await provider.charges(server)).length;

    test('a card change charges nothing and sends an e-mail, and a later upgrade charges the new card', async () => {
      const me = await aSubscriber(server);
      await me.subscribe('exceptional', provider.nonce('paid'));
      expect(await me.card()).toMatchObject({ isSuccess: true, provider: provider.name, month: 7.5, owed: 0 });
      const before = await charged();
      expect(await me.changeCard(provider.nonce('paid'))).toMatchObject({ isSuccess: true, isBeingFoundOut: false });
      expect(await charged()).toBe(before);
      expect(await me.subscription()).toMatchObject({ subscriptionPastDue: false, isBeingFoundOut: false });
      expect(await emailsTo(server, me.characterId)).toContain('membership card changed');
      expect(await me.change('EnhancedExceptionalFriendship')).toMatchObject({ isSuccess: true });
      expect(await charged()).toBe(before + 1);
    });

    test('a repeated nonce gets the first reply, and is refused for another player', async () => {
      const [me, another] = [await aSubscriber(server), await aSubscriber(server)];
      const begun = provider.nonce('paid');
      await me.subscribe('exceptional', begun);
      await another.subscribe('exceptional', provider.nonce('paid'));
      const nonce = provider.nonce('paid');
      const told = await Promise.all(Array.from({ length: 16 }, () => me.changeCard(nonce)));
      expect(told).toEqual(Array.from({ length: 16 }, () => told[0]));
      expect(told[0]).toMatchObject({ isSuccess: true });
      expect(await emailsTo(server, me.characterId)).toEqual(['membership card changed', 'membership paid']);
      expect(await another.changeCard(nonce)).toMatchObject({ isSuccess: false });
      expect(await me.changeCard(begun)).toMatchObject({ isSuccess: false });
    });

    test('a declined or unverified card changes nothing, and another card can be tried', async () => {
      const me = await aSubscriber(server);
      await me.subscribe('exceptional', provider.nonce('paid'));
      for (const end of ['declined', 'not answered for'] as const)
        expect(await me.changeCard(provider.nonce(end)), end).toMatchObject({
          isSuccess: false,
          isBeingFoundOut: false,
          message: expect.stringMatching(/./),
        });
      expect(await emailsTo(server, me.characterId)).toEqual(['membership paid']);
      expect(await me.changeCard(provider.nonce('paid'))).toMatchObject({ isSuccess: true });
    });

    test('a card change after a lost reply has one result, and blocks other changes until then', async () => {
      for (const end of ['reply lost', 'never arrived'] as const) {
        const me = await aSubscriber(server);
        await me.subscribe('exceptional', provider.nonce('paid'));
        const before = await charged();
        const nonce = provider.nonce(end);
        const first = await me.changeCard(nonce);
        expect(first, end).toMatchObject({ isSuccess: false, isBeingFoundOut: true });
        expect(await me.subscription(), end).toMatchObject({ hasSubscription: true, isBeingFoundOut: true });
        expect(await me.change('None'), end).toMatchObject({ isSuccess: false });
        expect(await me.changeCard(provider.nonce('paid')), end).toMatchObject({ isSuccess: false });
        await follow(server);
        await ageProviderRequests(server);
        await follow(server);
        expect(await me.subscription(), end).toMatchObject({ hasSubscription: true, isBeingFoundOut: false });
        expect((await me.changeCard(nonce)).isSuccess, end).toBe(end === 'reply lost');
        expect(await charged(), end).toBe(before);
      }
    });

    test('a card change without a renewing membership is refused with the reason', async () => {
      const { token } = await aPlayer(server);
      const { body } = await server.call('POST /extra/membership/card', { nonce: provider.nonce('paid') }, token);
      expect(body).toMatchObject({ isSuccess: false, message: expect.stringContaining('no paid membership') });
      const me = await aSubscriber(server);
      await me.subscribe('exceptional', provider.nonce('paid'));
      await me.change('None');
      expect(await me.card()).toMatchObject({ isSuccess: false, message: expect.stringContaining('cancelled') });
      expect(await me.changeCard(provider.nonce('paid'))).toMatchObject({ isSuccess: false });
      expect(await me.changeCard(' ')).toMatchObject({ isSuccess: false });
    });
  });
}

test('a new card pays an overdue month at once, which starts the next month and sends a receipt', async () => {
  const { now, after } = await aSeller();
  const me = await aSubscriber(now);
  await me.subscribe('exceptional', aNonce('fake-declined-at-renewal-nonce'));
  const late = await after(33);
  await follow(late);
  const { renewDate: owedSince = '' } = await me.on(late).subscription();
  expect(await me.on(late).card()).toMatchObject({ month: 7.5, owed: 7.5 });

  const second = await me.on(late).changeCard(aNonce('fake-declined-at-renewal-nonce'));
  expect(second).toMatchObject({ isSuccess: false, message: expect.stringContaining('could not be charged to it') });
  expect(await me.on(late).subscription()).toMatchObject({ subscriptionPastDue: true, isBeingFoundOut: false });

  expect(await me.on(late).changeCard()).toMatchObject({ isSuccess: true });
  const { renewDate = '', ...standing } = await me.on(late).subscription();
  expect(standing).toMatchObject({ subscriptionPastDue: false, hasSubscription: true });
  expect(Date.parse(renewDate)).toBeGreaterThan(Date.parse(owedSince));
  expect(await emailsTo(late, me.characterId)).toEqual([
    ...['membership card changed', 'membership card changed'],
    ...['membership paid', 'membership paid', 'membership past due'],
  ]);
  const next = await after(45);
  await follow(next);
  expect(await me.on(next).actions()).toMatchObject({ actionBankSize: 40 });
});
