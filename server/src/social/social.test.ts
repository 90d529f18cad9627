import { accept, type Change, levelOf } from '@underhall/engine';
import { ids, social } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { takeTurn } from '../characters/take-turn.ts';
import { aConfirmedPlayer, aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { aWorldForTwo, teas } from '../testing/a-world-for-two.ts';

const server = await aServer({ pack: aWorldForTwo() });
const { call, deps } = server;

test('sends an act with a message and shows its branch, once for each idempotency key', {
  meta: { rows: ['C-API-024'] },
}, async () => {
  const { host, guest } = await hostAndGuest();
  const sending = { branchId: ids.ask, targetCharacterId: guest.characterId, userMessage: ' At four? ' };
  await choose(host);
  const first = await call('POST /storylet/sendinternalsocialact', sending, host.token, 'one press');
  const again = await call('POST /storylet/sendinternalsocialact', sending, host.token, 'one press');

  expect(first.body).toMatchObject({ isSuccess: true, phase: 'End' });
  expect(first.body.messages).toContainEqual(
    expect.objectContaining({
      message: expect.stringMatching(/^Your invitation is on its way: .* under <em>Messages</),
    }),
  );
  expect(again.body).toEqual(first.body);
  expect(await deps.invitations.openFrom(host.characterId)).toMatchObject([
    { act: social.tea, from: host.characterId, to: guest.characterId, words: 'At four?' },
  ]);
});

const cannotBeAsked = 'You cannot invite them. Choose somebody else.';

test('sends only the act that the branch waits for, to an existing player, and once to each', async () => {
  const { host, guest } = await hostAndGuest();
  const send = async (about: object = {}) => {
    const body = { branchId: ids.ask, targetCharacterId: guest.characterId, ...about };
    return (await call('POST /storylet/sendinternalsocialact', body, host.token)).body;
  };
  expect(await send()).toMatchObject({ isSuccess: false });
  await choose(host);
  expect(await send({ branchId: 77 })).toMatchObject({ isSuccess: false });
  expect(await send({ targetCharacterId: 999_999 })).toMatchObject({ message: cannotBeAsked });
  expect(await send({ targetCharacterId: host.characterId })).toMatchObject({
    message: expect.stringContaining('yourself'),
  });
  expect(await send()).toMatchObject({ isSuccess: true });
  await call('POST /storylet', {}, host.token);
  await choose(host);
  expect(await send()).toMatchObject({ message: expect.stringContaining('still open') });
});

test('refuses an invitation after a block, or to a player who allows contacts only, with one reply', async () => {
  const { host, guest } = await hostAndGuest();
  const send = async () => {
    const body = { branchId: ids.ask, targetCharacterId: guest.characterId };
    return (await call('POST /storylet/sendinternalsocialact', body, host.token)).body;
  };
  await choose(host);
  await call('POST /extra/company', { contactsOnly: true }, guest.token);
  expect(await send()).toEqual({ isSuccess: false, message: cannotBeAsked });
  await call('POST /extra/company', { contactsOnly: false }, guest.token);
  for (const [blocker, blocked] of [
    [host, guest],
    [guest, host],
  ] as const) {
    await call('POST /extra/block', { name: blocked.name }, blocker.token);
    expect(await send()).toEqual({ isSuccess: false, message: cannotBeAsked });
    await call('POST /extra/unblock', { characterId: blocked.characterId }, blocker.token);
  }
  await call('POST /extra/company', { contactsOnly: true }, guest.token);
  await call('POST /contact/addcontact', { userName: host.name }, guest.token);
  expect(await send()).toMatchObject({ isSuccess: true });
});

test('hides an invitation from a guest who blocks its sender, without telling the sender', async () => {
  const { host, guest, id } = await invited();
  await call('POST /extra/block', { messageId: id }, guest.token);
  expect((await call('GET /messages', {}, guest.token)).body.interactions).toEqual([]);
  expect((await call('POST /messages/acceptinvitation', { id }, guest.token)).body.isSuccess).toBe(false);
  expect((await call('GET /messages', {}, host.token)).body.interactions).toMatchObject([
    { type: 'InvitationFromYou', relatedId: id },
  ]);
  // The blocker does not see its cancellation either.
  await call('POST /messages/cancelinvitation', { id }, host.token);
  expect((await call('GET /messages', {}, guest.token)).body.feedMessages).toEqual([]);
});

test('cancels an invitation when its sender blocks the guest, also during a simultaneous accept', async () => {
  const { host, guest, id } = await invited();
  const [, accepted] = await Promise.all([
    call('POST /extra/block', { messageId: id }, host.token),
    call('POST /messages/acceptinvitation', { id }, guest.token),
  ]);
  expect(await endsOf(guest)).toEqual(accepted.body.isSuccess ? ['accepted'] : []);
  expect((await deps.invitations.byId(id))?.over).toBe(accepted.body.isSuccess ? 'accepted' : 'cancelled');
  expect(await levelsOf(guest)).toMatchObject({ favour: accepted.body.isSuccess ? 1 : 0 });
});

test('changes both characters and the shared level once, however often an invitation is accepted', {
  meta: { rows: ['C-API-061'] },
}, async () => {
  const { host, guest, id } = await invited();
  const before = await teasHeld();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('POST /messages/acceptinvitation', { id }, guest.token)),
  );

  expect(answers.map(({ body }) => body)).toMatchObject(answers.map(() => ({ isSuccess: true, actions: 19 })));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.messages))).size).toBe(1);
  expect([await levelsOf(host), await levelsOf(guest)]).toEqual([
    { secret: 1, favour: 0 },
    { secret: 0, favour: 1 },
  ]);
  expect(await teasHeld()).toBe(before + 2);
  expect([await endsOf(host), await endsOf(guest)]).toEqual([['accepted'], ['accepted']]);
});

test('returns the same to a duplicate request that reads before and after the first one commits', async () => {
  const { guest, id } = await invited();
  let first: Promise<unknown> | undefined;
  const accepting = (parts: typeof deps) =>
    takeTurn(parts, guest.characterId, {
      choice: `accept ${id}`,
      key: `accept ${id}`,
      reads: { invitation: id, sender: id },
      rule: accept,
    });
  const inBetween: typeof deps = {
    ...deps,
    invitations: {
      ...deps.invitations,
      async byId(number) {
        first ??= accepting(deps);
        await first;
        return deps.invitations.byId(number);
      },
    },
  };

  const { turn } = await accepting(inBetween);
  expect(turn.changes).toEqual(((await first) as Awaited<ReturnType<typeof accepting>>).turn.changes);
  expect(await endsOf(guest)).toEqual(['accepted']);
});

test('ends a declined or cancelled invitation for both sides without any gain', {
  meta: { rows: ['C-API-062', 'C-API-063'] },
}, async () => {
  const one = await invited();
  expect((await call('POST /messages/rejectinvitation', { id: one.id }, one.guest.token)).body.isSuccess).toBe(true);
  expect((await call('POST /messages/cancelinvitation', { id: one.id }, one.host.token)).body.isSuccess).toBe(false);
  const two = await invited();
  expect((await call('POST /messages/cancelinvitation', { id: two.id }, two.host.token)).body.isSuccess).toBe(true);
  expect((await call('POST /messages/acceptinvitation', { id: two.id }, two.guest.token)).body.isSuccess).toBe(false);

  for (const { host, guest } of [one, two]) {
    expect([await levelsOf(host), await levelsOf(guest)]).toEqual(Array(2).fill({ secret: 0, favour: 0 }));
  }
});

test('rejects an id that is out of range', async () => {
  const { token } = await aPlayer(server);
  for (const id of [-1, 0.5, 1e30]) {
    expect((await call('POST /messages/acceptinvitation', { id }, token)).status).toBe(400);
  }
});

test('refuses to answer or cancel an invitation of others', async () => {
  const { host, guest, id } = await invited();
  const stranger = await aPlayer(server);
  for (const [name, { token }] of [
    ['POST /messages/acceptinvitation', stranger],
    ['POST /messages/acceptinvitation', host],
    ['POST /messages/rejectinvitation', host],
    ['POST /messages/cancelinvitation', guest],
    ['POST /storylet/beginsocialevent', host],
  ] as const) {
    const { body } = await call(name, { id }, token);
    expect([name, body.isSuccess, body.message]).toEqual([name, false, expect.stringContaining('no such invitation')]);
  }
});

test('counts one of a simultaneous accept, decline and cancel, for both sides', async () => {
  for (let round = 0; round < 8; round++) {
    const { host, guest, id } = await invited();
    const answers = await Promise.all([
      call('POST /messages/acceptinvitation', { id }, guest.token),
      call('POST /messages/rejectinvitation', { id }, guest.token),
      call('POST /messages/cancelinvitation', { id }, host.token),
    ]);
    const came = (['accepted', 'declined', 'cancelled'] as const).filter((_, i) => answers[i]?.body.isSuccess);

    expect(came).toEqual([(await deps.invitations.byId(id))?.over]);
    expect(await endsOf(host)).toEqual(came[0] === 'declined' ? [] : came);
    expect(await endsOf(guest)).toEqual(came[0] === 'cancelled' ? [] : came);
  }
});

test('records in each ledger what the rule read of the other character', async () => {
  const { host, guest, id } = await invited();
  const { version } = (await deps.characters.load(host.characterId)) ?? { version: 0 };
  await call('POST /messages/acceptinvitation', { id }, guest.token);

  const [own, other] = [await lastTurn(guest), await lastTurn(host)];
  const reads = JSON.parse(own.reads ?? '');
  expect(reads).toMatchObject({
    sender: { id: host.characterId, version },
    invitation: { id, from: host.characterId },
  });
  expect(reads.invitation.over).toBeUndefined();
  expect([own.actor_id, own.actor_version]).toEqual([null, null]);
  expect(other).toMatchObject({
    choice: own.choice,
    actor_id: guest.characterId,
    actor_version: own.version,
    reads: null,
  });
});

test('gives a rule its declared reads; a call with fewer does not compile', () => {
  const choice = 'accept 1';
  const fits = () => takeTurn(deps, 1, { choice, reads: { invitation: 1, sender: 1 }, rule: accept });
  // @ts-expect-error `accept` reads the sender too.
  const lacks = () => takeTurn(deps, 1, { choice, reads: { invitation: 1 }, rule: accept });
  // @ts-expect-error `accept` reads more than its moment.
  const lacksAll = () => takeTurn(deps, 1, { choice, rule: accept });
  expect([fits, lacks, lacksAll]).toHaveLength(3);
});

async function hostAndGuest() {
  const [host, guest] = await Promise.all([aConfirmedPlayer(server), aPlayer(server)]);
  return { host, guest };
}

async function choose({ token }: TestPlayer) {
  await call('POST /storylet/begin', { eventId: ids.lamplighter }, token);
  const { body } = await call('POST /storylet/choosebranch', { branchId: ids.ask }, token);
  expect(body.phase).toBe('Act');
}

/** Two players, one of whom has invited the other. */
async function invited() {
  const { host, guest } = await hostAndGuest();
  await choose(host);
  const sending = { branchId: ids.ask, targetCharacterId: guest.characterId };
  await call('POST /storylet/sendinternalsocialact', sending, host.token);
  const [invitation] = await deps.invitations.openFrom(host.characterId);
  return { host, guest, id: invitation?.id ?? 0 };
}

async function levelsOf({ characterId }: TestPlayer) {
  const { qualities } = (await deps.characters.load(characterId))?.character ?? {};
  if (!qualities) throw new Error('the character is gone');
  return { secret: levelOf(qualities, ids.secret), favour: levelOf(qualities, ids.favour) };
}

async function teasHeld(): Promise<number> {
  deps.world.invalidate();
  return levelOf((await deps.world.now()).shared, teas);
}

type Turn = {
  version: number;
  choice: string;
  changes: string;
  reads: string | null;
  actor_id: number | null;
  actor_version: number | null;
};

const turnsOf = ({ characterId }: TestPlayer): Promise<Turn[]> =>
  server.database.run<Turn>(
    {
      name: 'test-turns',
      text: `select version, choice, changes, reads, actor_id, actor_version from ledger
        where character_id = $1 order by version`,
    },
    [characterId],
  );

const lastTurn = async (player: TestPlayer): Promise<Turn> => (await turnsOf(player)).at(-1) as Turn;

/** How the invitations ended, according to this side's ledger. */
async function endsOf(player: TestPlayer): Promise<string[]> {
  const changes = (await turnsOf(player)).flatMap((turn) => JSON.parse(turn.changes) as Change[]);
  return changes.flatMap((change) => (change.kind === 'invitation over' ? [change.how] : []));
}
