import { levelOf } from '@underhall/engine';
import { qualitiesOf } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { anAccount, aPlayer, password } from '../testing/a-player.ts';
import { aServer, theWorld } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';

const world = theWorld();
const bell = world.qualities.find(({ name }) => name === 'Brass Bell-Button')?.id ?? 0;
const codes = [
  { id: 900001, name: 'Two Only', code: 'two-only', uses: 2, qualities: [{ quality: bell, level: 1 }] },
  { id: 900002, name: 'Bare', code: 'bare', qualities: [{ quality: bell, level: 3 }] },
];
const server = await aServer({ pack: { ...world, personas: [...world.personas, ...codes] } });
const { call } = server;

const buttonsOf = async (token: string) => {
  const { possessions } = (await call('GET /character/myself', {}, token)).body;
  return possessions.flatMap((group) => group.possessions).find(({ id }) => id === bell)?.level ?? 0;
};
const redeem = (accessCodeName: string, token: string, key?: string) =>
  call('POST /accesscode/processaccesscode', { accessCodeName }, token, key);

test('anyone can read a code: name, picture and texts, and whether it can be redeemed', {
  meta: { rows: ['C-API-008'] },
}, async () => {
  const { status, body } = await call('POST /accesscode/:name', { name: 'leave-a-light' });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    isSuccess: true,
    accessCode: {
      name: 'leave-a-light',
      image: 'a-light-left-on',
      initialMessage: expect.stringContaining('a lamp in a window'),
      challenge: expect.stringContaining('Continue'),
      displayChallenge: true,
    },
  });
  expect(body.accessCode).not.toHaveProperty('result');
});

test('finds a code in upper and lower case, and refuses an unknown one', async () => {
  expect((await call('POST /accesscode/:name', { name: ' LEAVE-A-LIGHT ' })).body.accessCode.name).toBe(
    'leave-a-light',
  );
  expect((await call('POST /accesscode/:name', { name: 'leave-a-lamp' })).body).toEqual({
    isSuccess: false,
    message: 'Sorry, that code is invalid.',
  });
});

test('refuses an unknown code of the maximum length as invalid', async () => {
  for (const name of ['🎩'.repeat(80), '👨‍👩‍👧'.repeat(80), 'x'.repeat(100)])
    expect((await call('POST /accesscode/:name', { name })).body).toEqual({
      isSuccess: false,
      message: 'Sorry, that code is invalid.',
    });
});

test('redeeming a code returns its gifts, a message, and the code with its result', {
  meta: { rows: ['C-API-009', 'C-LOGIN-030'] },
}, async () => {
  const { token } = await aPlayer(server);
  const { body } = await redeem('bare', token);

  expect(body).toMatchObject({
    isSuccess: true,
    success: true,
    message: 'It is handed over, against your signature.',
    messages: [{ type: 'StandardQualityChangeMessage', message: expect.stringContaining('Brass Bell-Button') }],
    accessCode: {
      name: 'bare',
      image: 'letter',
      initialMessage: expect.any(String),
      challenge: expect.any(String),
      displayChallenge: false,
      result: { success: true, message: 'It is handed over, against your signature.' },
    },
  });
  expect(await buttonsOf(token)).toBe(3);
});

test('a character redeems a code once, and a repeated request gets the first reply', async () => {
  const { token } = await aPlayer(server);
  const first = await redeem('bare', token, 'one press');
  const again = await redeem('bare', token, 'one press');
  const later = await redeem('bare', token);

  expect(again.body).toEqual(first.body);
  expect(later.body).toMatchObject({
    isSuccess: false,
    success: false,
    message: 'You have used this code already. It works only once.',
  });
  expect(await buttonsOf(token)).toBe(3);
});

test('concurrent requests do not redeem a code more often than allowed', {
  meta: { asvs: ['2.3.2', '2.3.4'] },
}, async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => aPlayer(server)));
  const answers = await Promise.all(
    players.flatMap(({ token }, at) => [redeem('two-only', token, `a${at}`), redeem('two-only', token, `a${at}`)]),
  );

  expect(answers.filter(({ body }) => body.success)).toHaveLength(4);
  const had = await Promise.all(players.map(({ token }) => buttonsOf(token)));
  expect(had.reduce((sum, each) => sum + each, 0)).toBe(2);
  expect(await server.deps.access.usesOf('two-only')).toBe(2);
  const late = (await aPlayer(server)).token;
  expect((await redeem('two-only', late)).body).toMatchObject({
    success: false,
    message: expect.stringContaining('as often as it can be'),
  });
  expect((await call('POST /accesscode/:name', { name: 'two-only' })).body.isSuccess).toBe(false);
});

test('a player whose connection failed after the claim can redeem the code later', async () => {
  const player = await aPlayer(server);
  expect(await server.deps.access.claim('bare', player.characterId, undefined)).toBe(true);

  expect((await redeem('bare', player.token)).body.success).toBe(true);
});

test('redeems a code that comes with a login, and lets the player in despite a wrong one', {
  meta: { rows: ['C-API-001', 'C-SESSION-003', 'C-SESSION-004'] },
}, async () => {
  const { email } = await aPlayer(server);
  const logIn = async (accessCodeName: string) => (await call('POST /login', { email, password, accessCodeName })).body;

  const first = await logIn('bare');
  expect(first).toMatchObject({
    isSuccess: true,
    hasCharacter: true,
    privilegeLevel: '',
    user: { emailAddress: email },
    jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    accessCodeResult: { success: true, message: 'It is handed over, against your signature.' },
  });
  expect(await buttonsOf(first.jwt)).toBe(3);
  expect(await logIn('no-such-thing')).toMatchObject({
    isSuccess: true,
    accessCodeResult: { success: false, message: 'Sorry, that code is invalid.' },
  });
  expect((await call('POST /login', { email, password })).body).not.toHaveProperty('accessCodeResult');
});

test('a code given at login without a character is redeemed when the character is created', async () => {
  const { email, userName } = await anAccount(server);
  const { body } = await call('POST /login', { email, password, accessCodeName: 'bare' });
  expect(body).not.toHaveProperty('accessCodeResult');

  const wish = { userName: `Lady ${userName}`, gender: 'Lady', avatar: 'veil', accessCodeName: 'bare' } as const;
  const made = await call('POST /register/createcharacter', wish, body.jwt);
  expect(made.body.accessCodeResult).toMatchObject({ success: true });
  expect(await buttonsOf(made.body.jwt)).toBe(3);

  const again = await call('POST /register/createcharacter', wish, made.body.jwt);
  expect(again.body.accessCodeResult).toEqual(made.body.accessCodeResult);
  expect(await buttonsOf(made.body.jwt)).toBe(3);
});

test('ten unknown codes block reading and redeeming for a while, but not login', {
  meta: { asvs: ['6.3.4'] },
}, async () => {
  const limited = await aServer({ options: { rateLimits: true } });
  const { token, email } = await aPlayer(limited);
  const tries = {
    read: (name: string) => limited.call('POST /accesscode/:name', { name }),
    redeem: (accessCodeName: string) => limited.call('POST /accesscode/processaccesscode', { accessCodeName }, token),
    logIn: (accessCodeName: string) => limited.call('POST /login', { email, password, accessCodeName }),
  };
  for (const attempt of [tries.read, tries.redeem]) {
    for (let i = 0; i < 10; i++) expect((await attempt(`guess-${i}`)).body.isSuccess).toBe(false);
    const { status, headers } = await attempt('first-night');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(60);
  }
  for (let i = 0; i < 10; i++) expect((await tries.logIn(`guess-${i}`)).body.isSuccess).toBe(true);
  expect((await tries.logIn('first-night')).body).toMatchObject({
    isSuccess: true,
    accessCodeResult: { success: false, message: expect.stringContaining('Too many codes') },
  });
});

test('refuses to redeem a code without a token or without a character', async () => {
  expect((await call('POST /accesscode/processaccesscode', { accessCodeName: 'bare' })).status).toBe(401);
  const { token } = await anAccount(server);
  expect((await redeem('bare', token)).body).toMatchObject({ isSuccess: false });
});

test('default world: a code of introduction gives its quality, and does not replace a stamped one', async () => {
  const [introduction = 0, stamp = 0] = ['Written Character', 'Stamped by Miss Crake'].map(
    (qualityName) => world.qualities.find(({ name }) => name === qualityName)?.id,
  );
  const levelAfter = async (owned: Readonly<Record<number, number>>) => {
    const { token, characterId } = await aPlayer(server);
    await changeCharacter(server, characterId, () => ({ qualities: qualitiesOf(owned) }));
    await redeem('introductions', token);
    const after = await server.deps.characters.load(characterId);
    return after && levelOf(after.character.qualities, introduction);
  };
  expect(await levelAfter({})).toBe(1);
  expect(await levelAfter({ [introduction]: 1 })).toBe(1);
  expect(await levelAfter({ [introduction]: 2, [stamp]: 1 })).toBe(2);
});
