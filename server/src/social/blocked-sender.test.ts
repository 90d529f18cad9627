import { invitationPeriodMs } from '@underhall/contract/limits';
import { accept as acceptRule } from '@underhall/engine';
import { expect, test } from 'vitest';
import { takeTurn } from '../characters/take-turn.ts';
import { aConfirmedPlayer, aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { acts, amongActs, aWorldOfActs } from '../testing/a-world-of-acts.ts';
import { endOldInvitations } from './end-old-invitations.ts';

const pack = aWorldOfActs();
const secrets = { signing: 'one key for all servers of this file', luck: 'one luck for all of them' };
const server = await aServer({ pack, secrets });
const { call, deps, database } = server;
const { invite, choose, messagesOf } = amongActs(server);
const dayMs = 86_400_000;

type Pair = { readonly host: TestPlayer; readonly guest: TestPlayer; readonly ids: readonly number[] };

/** A host with two open invitations to a guest. */
async function aPair(): Promise<Pair> {
  const [host, guest] = [await aConfirmedPlayer(server), await aPlayer(server)];
  return { host, guest, ids: [await invite(host, acts.once, guest), await invite(host, acts.plain, guest)] };
}

const block = ({ host, guest }: Pair) => call('POST /extra/block', { name: host.name }, guest.token);
const unblock = ({ host, guest }: Pair) => call('POST /extra/unblock', { characterId: host.characterId }, guest.token);
const accept = (id: number, { token }: TestPlayer) => call('POST /messages/acceptinvitation', { id }, token);
const decline = (id: number, { token }: TestPlayer) => call('POST /messages/rejectinvitation', { id }, token);
const remove = (id: number, { token }: TestPlayer) => call('POST /messages/deletemessage', { id }, token);

/** All replies to the host that could mention an invitation. */
async function repliesTo({ host, ids }: Pair, { call: ask }: TestServer = server): Promise<string> {
  const replies = [
    await ask('GET /messages', {}, host.token),
    await ask('GET /messages/interactions', {}, host.token),
    ...(await Promise.all(ids.map((id) => ask('GET /messages/:id', { id }, host.token)))),
    await ask('GET /infobar', {}, host.token),
    await ask('POST /storylet', {}, host.token),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  return JSON.stringify(replies.map(({ body }) => body));
}

/** Replaces the names, ids and times of a pair, so that replies to two hosts can be compared. */
function neutral(replies: string, { host, guest, ids }: Pair): string {
  const own = [host.characterId, guest.characterId, ...ids];
  const withoutIds = JSON.stringify(JSON.parse(replies), (key, value) =>
    (key === 'id' || key === 'relatedId') && own.includes(value) ? `id ${own.indexOf(value)}` : value,
  );
  return [host.name, host.userName, guest.name, guest.userName]
    .reduce((all, name, at) => all.replaceAll(name, `name ${at}`), withoutIds)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then');
}

const mailsTo = ({ characterId }: TestPlayer) =>
  database.run(
    {
      name: 'test-mails-to',
      text: 'select kind from mails where account_id = (select account_id from roster where character_id = $1)',
    },
    [characterId],
  );

test('a block changes no reply to the sender of an open invitation, on any day until it lapses', async () => {
  const [blocked, control] = [await aPair(), await aPair()];
  const all = async () => [
    await repliesTo(blocked),
    JSON.stringify((await call('GET /character/myself', {}, blocked.host.token)).body),
    JSON.stringify((await call('POST /extra/export', {}, blocked.host.token)).body.tables.invitations),
    await mailsTo(blocked.host),
  ];
  const before = await all();
  expect((await block(blocked)).body.isSuccess).toBe(true);
  const [first = 0, second = 0] = blocked.ids;
  for (const refused of [
    await accept(first, blocked.guest),
    await decline(first, blocked.guest),
    await remove(second, blocked.guest),
  ]) {
    expect(refused.body.isSuccess).toBe(false);
  }
  expect(await all()).toEqual(before);

  for (const days of [0, 1, 7, 13.9, 14.1, 20]) {
    const later = await aServer({ pack, database, secrets, options: { clockOffset: days * dayMs } });
    if (days > 14) await endOldInvitations(later.deps, (message) => expect.unreachable(message));
    const [one, other] = [await repliesTo(blocked, later), await repliesTo(control, later)];
    expect(neutral(one, blocked)).toBe(neutral(other, control));
    expect(one).toContain(days > 14 ? 'ExpiredMessage' : 'InvitationFromYou');
  }
  expect(await mailsTo(blocked.host)).toEqual(await mailsTo(control.host));
});

test('the sender of a hidden invitation cancels it as usual, and may ask somebody else', async () => {
  const [blocked, control] = [await aPair(), await aPair()];
  await block(blocked);
  const cancel = ({ host, ids }: Pair) => call('POST /messages/cancelinvitation', { id: ids[0] ?? 0 }, host.token);
  const [one, other] = [(await cancel(blocked)).body, (await cancel(control)).body];
  expect([one.isSuccess, one]).toEqual([true, other]);
  expect(neutral(await repliesTo(blocked), blocked)).toBe(neutral(await repliesTo(control), control));
  expect((await choose(blocked.host, acts.once)).phase).toBe('Act');
  expect(await messagesOf(blocked.guest)).toMatchObject({ interactions: [], feedMessages: [] });
});

test('a block hides open invitations from the blocker, who cannot answer or delete them until the unblock', async () => {
  const pair = await aPair();
  const { guest, ids } = pair;
  const [first = 0, second = 0] = ids;
  const shown = await messagesOf(guest);
  expect(shown.interactions).toHaveLength(2);
  await block(pair);
  expect(await messagesOf(guest)).toMatchObject({ interactions: [], feedMessages: [] });
  for (const answer of [accept, decline]) {
    expect((await answer(first, guest)).body).toEqual({
      isSuccess: false,
      message: 'There is no such invitation. Look again at your messages.',
    });
  }
  expect((await remove(first, guest)).body.isSuccess).toBe(false);
  expect((await call('GET /messages/:id', { id: first }, guest.token)).body.isSuccess).toBe(false);

  await unblock(pair);
  expect((await messagesOf(guest)).interactions).toEqual(shown.interactions);
  expect((await accept(first, guest)).body.isSuccess).toBe(true);
  expect((await decline(second, guest)).body.isSuccess).toBe(true);
  // An accepted invitation stays visible after a block.
  await block(pair);
  expect((await messagesOf(guest)).feedMessages).toMatchObject([{ id: first, type: 'AcceptedMessage' }]);
});

test('an invitation that lapsed during the block can no longer be accepted after it', async () => {
  const pair = await aPair();
  await block(pair);
  const later = await aServer({ pack, database, secrets, options: { clockOffset: invitationPeriodMs + 60_000 } });
  await endOldInvitations(later.deps, (message) => expect.unreachable(message));
  await unblock(pair);
  const { body } = await later.call('POST /messages/acceptinvitation', { id: pair.ids[0] ?? 0 }, pair.guest.token);
  expect(body).toMatchObject({ isSuccess: false, message: 'That invitation is over.' });
});

test.each([
  ['accepts', accept, 'accepted'],
  ['declines', decline, 'declined'],
] as const)(
  'either the block or the answer comes first when the guest %s and blocks at once',
  async (_, answer, end) => {
    const pair = await aPair();
    for (const id of pair.ids) {
      const [answered, blocked] = await Promise.all([answer(id, pair.guest), block(pair)]);
      expect(blocked.body.isSuccess).toBe(true);
      expect((await deps.invitations.byId(id))?.over).toBe(answered.body.isSuccess ? end : undefined);
      await unblock(pair);
    }
  },
);

test('no answer is stored if the block is committed after the invitation was read', async () => {
  const pair = await aPair();
  const [id = 0] = pair.ids;
  const permissions = deps.socialPermissions;
  const inBetween: typeof deps = {
    ...deps,
    socialPermissions: {
      ...permissions,
      async hasBlocked(...who) {
        const before = await permissions.hasBlocked(...who);
        await block(pair);
        return before;
      },
    },
  };
  const answering = takeTurn(inBetween, pair.guest.characterId, {
    choice: `accept ${id}`,
    key: `accept ${id}`,
    reads: { invitation: id, sender: id },
    rule: acceptRule,
  });
  await expect(answering).rejects.toMatchObject({ refusal: 'no such invitation' });
  expect((await deps.invitations.byId(id))?.over).toBeUndefined();
});
