import { expect, test } from 'vitest';
import { anAccount, aPlayer } from './testing/a-player.ts';
import { aNonce, aSeller, plan } from './testing/a-subscriber.ts';

const { now: server } = await aSeller();
const { call } = server;

test('serves the six calls that the specification names without a path', {
  meta: { rows: ['C-API-126'] },
}, async () => {
  const { token, email } = await aPlayer(server);
  const newcomer = await anAccount(server);

  for (const who of [undefined, newcomer.token, token]) {
    const { body } = await call('GET /register', {}, who);
    expect(body).toMatchObject({ isSuccess: true, avatars: expect.arrayContaining([expect.any(String)]) });
  }
  expect((await call('GET /login/user', {}, token)).body).toMatchObject({
    isSuccess: true,
    hasCharacter: true,
    jwt: expect.any(String),
    user: { emailAddress: email },
  });
  expect((await call('GET /nex/braintreesubscriptionoptions/:id', { id: 'GBP' }, token)).body).toMatchObject({
    isSuccess: true,
    plans: [{ id: plan.planId, currencyIsoCode: 'GBP' }],
  });
  const bought = await call('POST /nex/createbraintreesubscription', { nonce: aNonce(), planId: plan.planId }, token);
  expect(bought.body.isSuccess).toBe(true);
  expect((await call('GET /fate/hassubscription', {}, token)).body).toMatchObject({ hasSubscription: true });
  expect((await call('POST /accesscode/:name', { name: 'leave-a-light' })).body).toMatchObject({
    isSuccess: true,
    accessCode: { name: 'leave-a-light' },
  });

  expect((await call('POST /settings/deactivate', {}, token)).body).toMatchObject({
    isSuccess: true,
    message: expect.stringContaining('Your account is deactivated'),
  });
  expect((await call('GET /login/user', {}, token)).status).toBe(401);
});
