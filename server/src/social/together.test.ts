import { ids, qualitiesOf } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { eraseAccount } from '../own-data/erase-accounts.ts';
import { aConfirmedPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { acts, amongActs, aWorldOfActs, branchOf } from '../testing/a-world-of-acts.ts';
import { changeCharacter } from '../testing/changed-character.ts';

const server = await aServer({ pack: aWorldOfActs() });
const { call, database, deps } = server;
const { invite, messagesOf } = amongActs(server);

test('both players see what they did together, newest first, each from their own side', async () => {
  const { host, guest } = await pair();
  await accept(host, guest, acts.plain);
  await accept(guest, host, acts.once);

  expect(await together(host, guest)).toMatchObject({
    count: 2,
    pageCount: 1,
    acts: [
      { name: `Act ${acts.once}`, isFromOther: true, story: '<p>You came.</p>', image: 'tea' },
      { name: `Act ${acts.plain}`, isFromOther: false, ago: 'just now' },
    ],
  });
  expect((await together(guest, host)).acts.map(({ isFromOther }) => isFromOther)).toEqual([false, true]);
});

test('a third player sees none of it, and a list of strangers is empty', async () => {
  const { host, guest } = await pair();
  await accept(host, guest, acts.plain);
  const stranger = await aConfirmedPlayer(server);

  expect(await together(stranger, guest)).toMatchObject({ isSuccess: true, acts: [], count: 0, pageCount: 1 });
  expect(await together(host, stranger)).toMatchObject({ acts: [], count: 0 });
});

test('a long list has pages of ten', async () => {
  const { host, guest } = await pair();
  await accept(host, guest, acts.plain);
  await database.run(
    {
      name: 'test-more-shared-acts',
      text: `insert into shared_acts (character_id, invitation, other_id, act, has_sent, at)
        select character_id, 1000000 + number, other_id, act, has_sent, at - number * interval '1 day'
        from shared_acts, generate_series(1, 10) as number where character_id = $1`,
    },
    [host.characterId],
  );

  expect((await together(host, guest)).acts).toHaveLength(10);
  expect(await together(host, guest, 1)).toMatchObject({ count: 11, page: 1, pageCount: 2, acts: [expect.anything()] });
  expect((await together(host, guest, 2)).acts).toEqual([]);
});

test('a block deletes the list of both players, and unblocking does not bring it back', async () => {
  for (const blocker of ['host', 'guest'] as const) {
    const both = await pair();
    const { host, guest } = both;
    await accept(host, guest, acts.plain);
    const blocked = blocker === 'host' ? guest : host;
    await call('POST /extra/block', { name: blocked.name }, both[blocker].token);
    await call('POST /extra/unblock', { characterId: blocked.characterId }, both[blocker].token);

    expect((await together(host, guest)).count).toBe(0);
    expect((await together(guest, host)).count).toBe(0);
    expect(await rowsWith(host)).toBe(0);
  }
});

test('an erasure deletes the list of the other player too, and a deactivation hides it', async () => {
  const { host, guest } = await pair();
  await accept(host, guest, acts.plain);
  const { user } = (await call('GET /login/user', {}, guest.token)).body;
  await call('POST /settings/deactivate', {}, guest.token);
  expect((await together(host, guest)).count).toBe(0);
  await eraseAccount(deps, user.id, guest.email);

  expect(await rowsWith(host)).toBe(0);
});

test('an accepted invitation shows the story and the face of the other player', async () => {
  const { host, guest } = await pair();
  await accept(host, guest, acts.plain);
  const { face } = (await deps.characters.load(guest.characterId))?.character ?? {};
  const [message] = (await messagesOf(host)).feedMessages;

  expect(face).toBeDefined();
  expect(message).toMatchObject({ type: 'AcceptedMessage', story: '<p>You came.</p>', otherFace: face });
});

test('an answer in kind opens the form with the other player selected, though they are no contact', async () => {
  const { host, guest } = await pair();
  const id = await accept(host, guest, acts.plain);
  const { body } = await call('POST /extra/together/answer', { id }, guest.token);

  expect(body).toMatchObject({ isSuccess: true, phase: 'Act' });
  expect(body.socialAct?.inviteeData).toMatchObject({
    branchId: branchOf(acts.plain),
    designatedFriend: { id: host.characterId },
    eligibleFriends: [{ id: host.characterId }],
  });
  const sending = { branchId: branchOf(acts.plain), targetCharacterId: host.characterId };
  expect((await call('POST /storylet/sendinternalsocialact', sending, guest.token)).body).toMatchObject({
    isSuccess: true,
    phase: 'End',
  });
  expect(await deps.invitations.openFrom(guest.characterId)).toMatchObject([{ to: host.characterId, act: acts.plain }]);
});

test('an answer in kind says what is missing, in the list as in the refusal', async () => {
  const { host, guest } = await pair();
  await changeCharacter(server, host.characterId, having(ids.lens));
  await changeCharacter(server, guest.characterId, having(ids.favour));
  const id = await accept(host, guest, acts.needy);
  const reason = expect.stringMatching(/^For this you need .*Quality/);

  expect((await together(guest, host)).acts).toMatchObject([{ reason }]);
  expect((await call('POST /extra/together/answer', { id }, guest.token)).body).toMatchObject({
    isSuccess: false,
    message: reason,
  });
  expect((await together(host, guest)).acts[0]).not.toHaveProperty('reason');
});

test('only the two players can answer in kind', async () => {
  const { host, guest } = await pair();
  const id = await accept(host, guest, acts.plain);
  const stranger = await aConfirmedPlayer(server);

  for (const [player, asked] of [
    [stranger, id],
    [guest, 999_999],
  ] as const) {
    const { body } = await call('POST /extra/together/answer', { id: asked }, player.token);
    expect(body).toMatchObject({ isSuccess: false, message: expect.stringContaining('no such invitation') });
  }
});

const having = (quality: number) => () => ({ qualities: qualitiesOf({ [quality]: 1 }) });

async function pair() {
  const [host, guest] = await Promise.all([aConfirmedPlayer(server), aConfirmedPlayer(server)]);
  return { host, guest };
}

async function accept(host: TestPlayer, guest: TestPlayer, act: number): Promise<number> {
  const id = await invite(host, act, guest);
  const { body } = await call('POST /messages/acceptinvitation', { id }, guest.token);
  expect(body).toMatchObject({ isSuccess: true });
  return id;
}

const together = async (reader: TestPlayer, other: TestPlayer, page = 0) =>
  (await call('GET /extra/together', { characterId: other.characterId, page }, reader.token)).body;

async function rowsWith({ characterId }: TestPlayer): Promise<number> {
  const text = 'select count(*)::int4 as count from shared_acts where $1 in (character_id, other_id)';
  const [row] = await database.run<{ count: number }>({ name: 'test-shared-acts', text }, [characterId]);
  return row?.count ?? -1;
}
