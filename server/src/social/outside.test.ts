import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invitationPeriodMs } from '@underhall/contract/limits';
import { outsider } from '@underhall/engine';
import { afterAll, expect, test, vi } from 'vitest';
import { addressDigest } from '../mail/address.ts';
import { aConfirmedPlayer, anAccount, aPlayer, confirmAddresses, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { acts, amongActs, aWorldOfActs, branchOf } from '../testing/a-world-of-acts.ts';
import { readOutbox } from '../testing/read-outbox.ts';
import { openOutsideInvitation } from './outside-emails.ts';

const outboxFolder = join(await mkdtemp(join(tmpdir(), 'underhall-outside-')), 'outbox');
afterAll(() => rm(join(outboxFolder, '..'), { recursive: true, force: true }));
const options = { outboxFolder, publicUrl: 'https://game.example' };
// A new character has no Messages yet, as in a world whose story opens them.
const pack = aWorldOfActs();
const server = await aServer({ pack: { ...pack, start: { ...pack.start, restrictions: ['Messages'] } }, options });
const { call, deps, database } = server;
const { choose, messagesOf } = amongActs(server);

let mark = 0;
const anAddress = (): string => `friend.${Date.now()}.${++mark}@example.net`;

const write = async (host: TestPlayer, targetEmailAddress: string, about: object = {}, act: number = acts.outside) => {
  await choose(host, act);
  const sending = { branchId: branchOf(act), targetEmailAddress, userEmailAddress: host.email, ...about };
  return (await call('POST /storylet/sendexternalsocialact', sending, host.token)).body;
};
/** Waits until every e-mail is sent or dropped. */
const allSent = () =>
  vi.waitFor(async () => {
    expect(await database.run({ name: 'test-mails-left', text: 'select id from mails' })).toEqual([]);
  }, 20_000);
const emailsTo = async (address: string) => {
  await allSent();
  return readOutbox(outboxFolder, address);
};
const tokenIn = (text: string): string => /https:\/\/game\.example\/invited\/([\w-]+)/.exec(text)?.[1] ?? '';
const openOf = async (host: TestPlayer) => (await deps.invitations.openFrom(host.characterId)).at(-1);

/** Signs up with this invitation token, and creates a character. */
async function aNewcomerBy(invitation: string) {
  const account = await anAccount(server);
  const asked = {
    userName: `Bea ${account.userName.split(' ')[1]}`,
    gender: 'Lady',
    avatar: 'beardy',
    invitation,
  } as const;
  const { body } = await call('POST /register/createcharacter', asked, account.token);
  const claims = JSON.parse(Buffer.from(body.jwt.split('.')[1] ?? '', 'base64url').toString());
  return { ...account, token: body.jwt, name: asked.userName, characterId: Number(claims.CharacterId), asked };
}

test('sends one e-mail to an outsider, with the host’s confirmed address and no text of the host', {
  meta: { rows: ['C-SOCIAL-001', 'C-SOCIAL-012', 'C-API-025'] },
}, async () => {
  const [host, to] = [await aConfirmedPlayer(server), anAddress()];
  const { phase, externalSocialAct } = await choose(host, acts.outside);
  expect([phase, externalSocialAct]).toMatchObject([
    'ExternalAct',
    { branchId: branchOf(acts.outside), targetEmailAddress: '', userEmailAddress: host.email },
  ]);
  expect(await write(host, ` ${to} `)).toMatchObject({ isSuccess: true, phase: 'End' });

  const [email, ...more] = await emailsTo(to);
  expect(more).toEqual([]);
  expect(email?.from.address).toBe('no-reply@game.example');
  expect(email?.to).toEqual([to]);
  expect(email?.text).toContain(`The player with the address ${host.email} invites you.`);
  expect(email?.text).toContain('Come & see.');
  for (const part of [email?.text, email?.html, email?.subject]) {
    expect(part).not.toContain(host.name);
    expect(part).not.toContain(host.userName);
  }
  expect(email?.headers.get('list-unsubscribe')).toMatch(
    /^<https:\/\/game\.example\/unsubscribe\/0\/[\w-]+\/invitations>$/,
  );
  expect(email?.headers.get('reply-to')).toBeUndefined();
  // The address was stored only in the queue, which is empty by now.
  const [{ kept } = { kept: '' }] = await database.run<{ kept: string }>({
    name: 'test-kept',
    text: `select concat((select json_agg(ledger)::text from ledger), (select json_agg(invitations)::text from invitations),
      (select json_agg(outside_addresses)::text from outside_addresses)) as kept`,
  });
  expect(kept).not.toContain(to);
});

test('skips outsiders invited within thirty days, players and unsubscribers, with the same reply', async () => {
  const [host, other, to, unwilling] = [
    await aConfirmedPlayer(server),
    await aConfirmedPlayer(server),
    anAddress(),
    anAddress(),
  ];
  const first = await write(host, to);
  const [email] = await emailsTo(to);
  const player = await aPlayer(server);
  await database.run(
    { name: 'test-suppress', text: `insert into mail_suppressions (digest, purpose) values ($1, 'all')` },
    [addressDigest(unwilling)],
  );
  const plain = (reply: object) => JSON.stringify(reply);
  for (const address of [to, to.toUpperCase(), player.email, unwilling]) {
    expect(plain(await write(other, address))).toBe(plain(first));
  }
  expect(await emailsTo(to)).toEqual([email]);
  for (const address of [to.toUpperCase(), player.email, unwilling]) expect(await emailsTo(address)).toEqual([]);
  for (const each of (await messagesOf(other)).interactions) {
    expect(each.description).toContain('You have written to somebody outside.');
  }

  await database.run({
    name: 'test-long-ago',
    text: `update outside_addresses set written_at = now() - interval '31 days'`,
  });
  await write(other, to);
  expect(await emailsTo(to)).toHaveLength(2);
});

test('sends one e-mail when many players invite the same address at once', async () => {
  const hosts = await Promise.all(Array.from({ length: 6 }, () => aPlayer(server)));
  await confirmAddresses(database);
  const to = anAddress();
  const answers = await Promise.all(hosts.map((host) => write(host, to)));
  expect(answers).toMatchObject(Array(6).fill({ isSuccess: true }));
  expect(await emailsTo(to)).toHaveLength(1);

  const host = hosts[0] as TestPlayer;
  const pressed = anAddress();
  await choose(host, acts.outside);
  const sending = { branchId: branchOf(acts.outside), targetEmailAddress: pressed, userEmailAddress: host.email };
  const presses = await Promise.all(
    Array.from({ length: 16 }, () => call('POST /storylet/sendexternalsocialact', sending, host.token, 'one press')),
  );
  expect(new Set(presses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await emailsTo(pressed)).toHaveLength(1);
});

test('sends nothing to an invalid or own address, or in another’s name, and prevents header injection', {
  meta: { asvs: ['1.3.11'] },
}, async () => {
  const host = await aConfirmedPlayer(server);
  const before = (await readOutbox(outboxFolder)).length;
  const awkward = [
    '',
    'nobody',
    'a@b',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c@d.example',
    '"a b"@c.example',
    '<a@b.example>',
  ];
  for (const address of [...awkward, host.email, host.email.toUpperCase()]) {
    expect(await write(host, address), address).toMatchObject({ isSuccess: false });
  }
  expect(await write(host, anAddress(), { userEmailAddress: 'queen@palace.example' })).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('confirmed'),
  });
  const unconfirmed = await aPlayer(server);
  expect(await write(unconfirmed, anAddress())).toMatchObject({ isSuccess: false });
  await allSent();
  expect(await readOutbox(outboxFolder)).toHaveLength(before);
  expect(await deps.invitations.openFrom(host.characterId)).toEqual([]);
});

test('sends three e-mails to outsiders a day, and refuses a fourth', {
  meta: { asvs: ['2.3.2', '2.4.1'] },
}, async () => {
  const limited = await aServer({ pack: aWorldOfActs(), options: { ...options, rateLimits: true } });
  const host = await aConfirmedPlayer(limited);
  const at = amongActs(limited);
  const answers = [];
  for (let round = 0; round < 4; round++) {
    await at.choose(host, acts.outside);
    const sending = { branchId: branchOf(acts.outside), targetEmailAddress: anAddress() };
    answers.push((await limited.call('POST /storylet/sendexternalsocialact', sending, host.token)).body);
  }
  expect(answers.map(({ isSuccess }) => isSuccess)).toEqual([true, true, true, false]);
  expect(answers[3]?.message).toContain('tomorrow');
});

test('links newcomer and host as contacts, delivers the invitation, and runs the act when accepted', async () => {
  const [host, to] = [await aConfirmedPlayer(server), anAddress()];
  expect(await write(host, to)).toMatchObject({ isSuccess: true, phase: 'End' });
  const [email] = await emailsTo(to);
  const token = tokenIn(email?.text ?? '');
  expect(token, email?.text).toMatch(/^\d+-/);
  expect((await call('GET /extra/invited', { token })).body).toEqual({
    isSuccess: true,
    name: 'Act 6',
    image: 'tea',
    description: 'Come &amp; see.',
  });

  const guest = await aNewcomerBy(token);
  const heldBackFrom = async ({ characterId }: { readonly characterId: number }) =>
    (await deps.characters.load(characterId))?.character.restrictions;
  expect(await heldBackFrom(guest)).toEqual([]);
  // A duplicate request, or another player with the same link, changes nothing.
  await call('POST /register/createcharacter', guest.asked, guest.token);
  const second = await aNewcomerBy(token);
  expect((await messagesOf(second as TestPlayer)).interactions).toEqual([]);
  expect(await heldBackFrom(second)).toEqual(['Messages']);
  expect((await call('GET /extra/invited', { token })).body).toMatchObject({
    isSuccess: false,
    message: 'This invitation has ended, or somebody has used it already.',
  });

  const [received, ...others] = (await messagesOf(guest as TestPlayer)).interactions;
  expect(others).toEqual([]);
  expect(received).toMatchObject({ type: 'InvitationToYou', characterName: host.name });
  expect((await messagesOf(host)).interactions).toMatchObject([
    { type: 'InvitationFromYou', characterName: guest.name },
  ]);
  const contactsOf = async (of: string) => (await call('GET /contact', {}, of)).body.contacts.map(({ id }) => id);
  expect([await contactsOf(host.token), await contactsOf(guest.token)]).toEqual([
    [guest.characterId],
    [host.characterId],
  ]);
  expect(await call('POST /messages/acceptinvitation', { id: received?.id ?? 0 }, guest.token)).toMatchObject({
    body: { isSuccess: true },
  });
  expect((await messagesOf(host)).feedMessages).toMatchObject([
    { type: 'AcceptedMessage', description: expect.stringContaining('Quality 103') },
  ]);
});

test('keeps an invitation open, at no cost, until a newcomer meets its requirements', async () => {
  const [host, to] = [await aConfirmedPlayer(server), anAddress()];
  await write(host, to, {}, acts.outsideLater);
  const guest = await aNewcomerBy(tokenIn((await emailsTo(to))[0]?.text ?? ''));
  const actions = async () => (await call('GET /character/actions', {}, guest.token)).body.actions;
  const before = await actions();
  const [asked] = (await messagesOf(guest as TestPlayer)).interactions;
  expect((await call('POST /messages/acceptinvitation', { id: asked?.id ?? 0 }, guest.token)).body).toMatchObject({
    isSuccess: false,
    message: 'You do not yet have what this invitation asks of you. It is kept for you until you do.',
  });
  expect(await actions()).toBe(before);
  expect((await messagesOf(guest as TestPlayer)).interactions).toMatchObject([
    { type: 'InvitationToYou', characterName: host.name },
  ]);
});

test('ignores a forged, ended or expired link, and one used by an existing player', async () => {
  const host = await aConfirmedPlayer(server);
  const early = await aPlayer(server);
  const to = anAddress();
  expect(await write(host, to)).toMatchObject({ isSuccess: true, phase: 'End' });
  const [email] = await emailsTo(to);
  const token = tokenIn(email?.text ?? '');
  expect(token, email?.text).toMatch(/^\d+-/);
  const { id = 0 } = (await openOf(host)) ?? {};
  const forged = `${id}-${'A'.repeat(43)}`;
  for (const invalidToken of [forged, '', 'x', `${token}x`, '1'.repeat(3000)]) {
    expect((await call('GET /extra/invited', { token: invalidToken })).body.isSuccess).toBe(false);
    expect((await aNewcomerBy(invalidToken)).characterId).toBeGreaterThan(0);
  }
  const again = { userName: early.name, gender: 'Indistinct', avatar: 'beardy', invitation: token } as const;
  await call('POST /register/createcharacter', again, early.token);
  expect((await openOf(host))?.to).toBe(outsider);

  const later = await aServer({ pack: aWorldOfActs(), database, options: { clockOffset: invitationPeriodMs } });
  const late = { ...deps, now: later.deps.now };
  expect([await openOutsideInvitation(deps, id), await openOutsideInvitation(late, id)]).toEqual([
    expect.anything(),
    undefined,
  ]);
  await call('POST /messages/cancelinvitation', { id }, host.token);
  const newcomer = await aNewcomerBy(token);
  expect((await messagesOf(newcomer as TestPlayer)).interactions).toEqual([]);
  expect((await call('GET /contact', {}, newcomer.token)).body.contacts).toEqual([]);
});
