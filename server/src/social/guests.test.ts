import { ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aConfirmedPlayer, aPlayer, confirmAddresses, password, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { acts, amongActs, aWorldOfActs, branchOf } from '../testing/a-world-of-acts.ts';
import { changeCharacter } from '../testing/changed-character.ts';

const server = await aServer({ pack: aWorldOfActs() });
const { call, deps } = server;
const { choose, send, invite, befriend, messagesOf } = amongActs(server);

const friendOf = async ({ characterId, userName, name, token }: TestPlayer) => {
  const { user } = (await call('GET /login/user', {}, token)).body;
  return { id: characterId, userId: user.id, name, userName };
};
const eligibleFor = async (host: TestPlayer, act: number) => (await choose(host, act)).socialAct?.inviteeData;
const ineligibleFor = async (host: TestPlayer, act: number) => {
  await choose(host, act);
  return (await call('POST /storylet/ineligiblecontacts', { branchId: branchOf(act) }, host.token)).body
    .ineligibleContacts;
};
const fits = { qualifies: true, youQualify: true, correctInstance: true };

test('returns the possible guests of an act, the requirements of both sides and the last guest', {
  meta: { rows: ['C-SOCIAL-001', 'C-SOCIAL-011', 'C-SOCIAL-013'] },
}, async () => {
  const [host, bea, cat] = await Promise.all([aConfirmedPlayer(server), aPlayer(server), aPlayer(server)]);
  expect((await eligibleFor(host, acts.needy))?.eligibleFriends).toEqual([]);
  await befriend(host, bea);
  await befriend(host, cat);
  const friends = [await friendOf(bea), await friendOf(cat)].toSorted((one, two) =>
    one.userName.localeCompare(two.userName),
  );

  const reply = await choose(host, acts.plain);
  expect(reply).toMatchObject({
    phase: 'Act',
    socialAct: { uniqueActPending: false, actMessagePreview: 'Come &amp; see.', isSocialEvent: false },
  });
  expect(reply.socialAct?.inviteeData).toEqual({
    branchId: branchOf(acts.plain),
    eligibleFriends: friends,
    addedFriendId: 0,
    actQReqText: '',
    actInviterQReqText: '',
  });
  expect((await choose(host, acts.leading)).socialAct?.isSocialEvent).toBe(true);
  expect(await eligibleFor(host, acts.needy)).toMatchObject({
    actQReqText: expect.stringContaining('Quality 106'),
    actInviterQReqText: expect.stringContaining('Quality 104'),
  });

  const [, last = friends[0]] = friends;
  const to = last?.id === bea.characterId ? bea : cat;
  const id = await invite(host, acts.plain, to);
  await call('POST /messages/rejectinvitation', { id }, to.token);
  expect((await eligibleFor(host, acts.plain))?.designatedFriend).toEqual(last);
  expect((await eligibleFor(host, acts.leading))?.designatedFriend).toBeUndefined();
  // A later read returns the same as the choice did.
  await choose(host, acts.plain);
  const { socialAct } = (await call('POST /extra/story/resume', {}, host.token)).body;
  expect(socialAct?.inviteeData.designatedFriend).toEqual(last);
});

test('lists unavailable contacts with the failed requirements of the guest, the host and the place', {
  meta: { rows: ['C-SOCIAL-010', 'C-SOCIAL-021', 'C-API-023'] },
}, async () => {
  const [host, bea] = await Promise.all([aConfirmedPlayer(server), aPlayer(server)]);
  await befriend(host, bea);
  const about = { id: bea.characterId, name: bea.name };

  expect(await ineligibleFor(host, acts.plain)).toEqual([]);
  expect(await ineligibleFor(host, acts.needy)).toEqual([
    { ...about, qualifies: false, youQualify: false, correctInstance: true },
  ]);
  expect(await send(host, acts.needy, bea)).toMatchObject({ message: expect.stringContaining('You do not have') });
  await changeCharacter(server, host.characterId, ({ qualities }) => ({
    qualities: {
      ...qualities,
      ids: [...qualities.ids, ids.lens],
      levels: [...qualities.levels, 1],
      points: [...qualities.points, 0],
    },
  }));
  expect(await ineligibleFor(host, acts.needy)).toEqual([{ ...about, ...fits, qualifies: false }]);
  expect(await send(host, acts.needy, bea)).toMatchObject({ message: expect.stringContaining('They do not have') });

  await changeCharacter(server, bea.characterId, () => ({ area: ids.square }));
  expect(await ineligibleFor(host, acts.together)).toEqual([{ ...about, ...fits, correctInstance: false }]);
  expect(await send(host, acts.together, bea)).toMatchObject({ message: expect.stringContaining('same place') });
  expect((await eligibleFor(host, acts.plain))?.eligibleFriends).toMatchObject([{ id: bea.characterId }]);

  await invite(host, acts.plain, bea);
  expect((await eligibleFor(host, acts.plain))?.eligibleFriends).toEqual([]);
  expect(await ineligibleFor(host, acts.plain)).toEqual([{ ...about, ...fits, isAsked: true }]);
});

test('does not reveal why a contact cannot be invited, or which requirements they fail', async () => {
  const [host, held, shy, gone, foe] = await Promise.all([
    aConfirmedPlayer(server),
    ...Array.from({ length: 4 }, () => aPlayer(server)),
  ] as const);
  if (!held || !shy || !gone || !foe) throw new Error('nobody came');
  for (const each of [held, shy, gone, foe]) await befriend(host, each);
  // They fail the requirements for qualities and place too.
  for (const each of [held, shy]) await changeCharacter(server, each.characterId, () => ({ area: ids.square }));
  await changeCharacter(server, held.characterId, ({ restrictions }) => ({
    restrictions: [...restrictions, 'Messages'],
  }));
  await call('POST /extra/company', { contactsOnly: true }, shy.token);
  await server.database.run({ name: 'test-gone', text: `delete from characters where id = ${gone.characterId}` });
  await call('POST /extra/block', { name: host.name }, foe.token);

  const told = await ineligibleFor(host, acts.together);
  // A contact who blocked the player, or who left, is no longer listed.
  expect(told.map(({ id }) => id).sort()).toEqual([held.characterId, shy.characterId].sort());
  for (const { id: _, name: __, ...flags } of told) expect(flags).toEqual(fits);
  expect((await eligibleFor(host, acts.together))?.eligibleFriends).toEqual([]);
  for (const each of [held, shy, gone, foe]) {
    expect(await send(host, acts.together, each)).toEqual({
      isSuccess: false,
      message: 'You cannot invite them. Choose somebody else.',
    });
  }
});

test('adds a contact by either name to the possible guests, or says why it cannot', {
  meta: { rows: ['C-SOCIAL-015', 'C-API-022'] },
}, async () => {
  const [host, bea, cat] = await Promise.all([aConfirmedPlayer(server), aPlayer(server), aPlayer(server)]);
  const add = async (username: string, branchId = branchOf(acts.plain)) =>
    (await call('POST /storylet/addcontact', { branchId, username }, host.token)).body;
  expect(await add(bea.userName)).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('Nobody is asking'),
  });
  await choose(host, acts.plain);

  expect(await add(bea.userName.toUpperCase())).toEqual({
    isSuccess: true,
    message: `${bea.userName} is one of your contacts now.`,
    addedFriendId: bea.characterId,
    eligibleFriends: [await friendOf(bea)],
  });
  const lenient = { branchId: branchOf(acts.plain), userName: cat.name } as never;
  expect((await call('POST /storylet/addcontact', lenient, host.token)).body.addedFriendId).toBe(cat.characterId);
  expect(await add('nobody at all')).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('nobody at all'),
  });
  expect(await add('')).toMatchObject({ isSuccess: false });
  expect(await add(host.name)).toMatchObject({ isSuccess: false });
  expect(await add(cat.name, 77)).toMatchObject({ isSuccess: false });

  await choose(host, acts.needy);
  expect(await add(cat.name, branchOf(acts.needy))).toMatchObject({
    isSuccess: true,
    message: expect.stringContaining('cannot currently receive this'),
    addedFriendId: cat.characterId,
    eligibleFriends: [],
  });
});

test('suggests a player who allows it, is no contact yet and can be invited; else reports nobody', {
  meta: { rows: ['C-API-026'] },
}, async () => {
  const [host, bea] = await Promise.all([aConfirmedPlayer(server), aPlayer(server)]);
  const suggest = async (act: number = acts.together) =>
    (await call('GET /storylet/suggest', { branchid: branchOf(act) }, host.token)).body;
  expect(await suggest()).toMatchObject({ isSuccess: false, message: expect.stringContaining('Nobody is asking') });
  await choose(host, acts.together);
  expect(await suggest()).toMatchObject({ isSuccess: false, message: expect.stringContaining('nobody to suggest') });

  await call('POST /extra/company', { canBeSuggested: true }, bea.token);
  expect(await suggest()).toEqual({ isSuccess: true, name: bea.userName });
  await changeCharacter(server, bea.characterId, () => ({ area: ids.square }));
  expect(await suggest()).toMatchObject({ isSuccess: false });
  await choose(host, acts.plain);
  expect(await suggest(acts.plain)).toMatchObject({ name: bea.userName });
  await befriend(host, bea);
  expect(await suggest(acts.plain)).toMatchObject({ isSuccess: false });
});

test('refuses a second invitation to a unique act until the first is answered or cancelled', {
  meta: { rows: ['C-SOCIAL-017'] },
}, async () => {
  const [host, bea, cat] = await Promise.all([aConfirmedPlayer(server), aPlayer(server), aPlayer(server)]);
  await befriend(host, cat);
  const id = await invite(host, acts.once, bea);

  const pending = await choose(host, acts.once);
  expect(pending).toMatchObject({ isSuccess: true, phase: 'UniqueActPending' });
  expect(pending).not.toHaveProperty('socialAct');
  expect(await send(host, acts.once, cat)).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('still open'),
  });
  await call('POST /messages/cancelinvitation', { id }, host.token);
  const { phase, socialAct } = (await call('POST /storylet', {}, host.token)).body;
  expect([phase, socialAct?.inviteeData.eligibleFriends.length]).toEqual(['Act', 1]);
  expect(await send(host, acts.once, cat)).toMatchObject({ isSuccess: true });
});

test('requires a confirmed e-mail address; the message is optional and has at most 1400 characters', {
  meta: { rows: ['C-SOCIAL-019', 'C-SOCIAL-020', 'C-SOCIAL-025'] },
}, async () => {
  const [host, bea] = await Promise.all([aPlayer(server), aPlayer(server)]);
  const { database } = server;
  await database.run({ name: 'test-unconfirm', text: `update accounts set confirmed_email_key = null` });
  await choose(host, acts.plain);
  expect(await send(host, acts.plain, bea)).toMatchObject({
    message: expect.stringContaining('no confirmed e-mail address'),
  });
  expect((await call('GET /settings', {}, host.token)).body.socialActsAvailable).toBe(false);
  await confirmAddresses(database);
  expect((await call('GET /settings', {}, host.token)).body.socialActsAvailable).toBe(true);

  expect(await send(host, acts.plain, bea, 'x'.repeat(1401))).toMatchObject({ isSuccess: false });
  expect(await send(host, acts.plain, bea)).toMatchObject({ isSuccess: true, phase: 'End' });
  await choose(host, acts.leading);
  expect(await send(host, acts.leading, bea, 'x'.repeat(1400))).toMatchObject({ isSuccess: true });
  expect((await messagesOf(bea)).interactions).toMatchObject([
    { description: expect.stringContaining(`${'x'.repeat(1400)}</p>`) },
    { description: expect.not.stringContaining('quoted') },
  ]);
});

test('allows five invitations a day to one player and thirty in all; refuses more at no cost', async () => {
  const limited = await aServer({ pack: aWorldOfActs(), database: server.database, options: { rateLimits: true } });
  const at = amongActs(limited);
  const [host, ...guests] = await Promise.all(Array.from({ length: 8 }, () => aPlayer(server)));
  if (!host) throw new Error('nobody came');
  await confirmAddresses(server.database);
  const { jwt } = (await limited.call('POST /login', { email: host.email, password })).body;
  const asking = { ...host, token: jwt };
  let sent = 0;
  for (const guest of guests) {
    for (let round = 0; round < 6; round++) {
      await at.choose(asking, acts.plain);
      const { isSuccess, message } = await at.send(asking, acts.plain, guest);
      expect([sent, round, isSuccess]).toEqual([sent, round, round < 5 && sent < 30]);
      if (!isSuccess) expect(message).toContain('tomorrow');
      sent += isSuccess ? 1 : 0;
      const open = (await deps.invitations.openFrom(host.characterId)).at(-1);
      if (open) await limited.call('POST /messages/cancelinvitation', { id: open.id }, asking.token);
    }
  }
  expect(sent).toBe(30);
});
