import { invitationPeriodMs } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { aConfirmedPlayer, aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { acts, amongActs, aWorldOfActs } from '../testing/a-world-of-acts.ts';
import { endOldInvitations } from './end-old-invitations.ts';

const pack = aWorldOfActs();
const server = await aServer({ pack });
const { call, deps, database } = server;
const { invite, choose, messagesOf } = amongActs(server);
const laterBy = (clockOffset: number) => aServer({ pack, database, options: { clockOffset } });
const none = (message: string): void => expect.unreachable(message);

test('ends an unanswered invitation once after fourteen days, also with several servers at once', async () => {
  const [host, guest] = [await aConfirmedPlayer(server), await aPlayer(server)];
  const id = await invite(host, acts.once, guest);
  await endOldInvitations((await laterBy(invitationPeriodMs - 60_000)).deps, none);
  expect((await deps.invitations.byId(id))?.over).toBeUndefined();

  const later = await laterBy(invitationPeriodMs + 60_000);
  await Promise.all([endOldInvitations(later.deps, none), endOldInvitations(later.deps, none)]);
  expect((await deps.invitations.byId(id))?.over).toBe('expired');
  for (const [each, words] of [
    [host, `<strong>${guest.name}</strong> never answered. The invitation is over.`],
    [guest, `<strong>${host.name}</strong> asked you, and had no answer. It is over.`],
  ] as const) {
    const { interactions, feedMessages } = await messagesOf(each);
    expect(interactions).toEqual([]);
    expect(feedMessages).toMatchObject([{ type: 'ExpiredMessage', id, description: expect.stringContaining(words) }]);
  }
  expect((await choose(host, acts.once)).phase).toBe('Act');
  const ended = await database.run<{ changes: string }>(
    { name: 'test-expired', text: `select changes from ledger where character_id = $1 and changes like '%"expired"%'` },
    [host.characterId],
  );
  expect(ended).toHaveLength(1);
  expect((await call('POST /messages/acceptinvitation', { id }, guest.token)).body).toMatchObject({
    isSuccess: false,
    message: 'That invitation is over.',
  });
});

test('either ends or accepts an invitation, for both sides, when both happen at once', async () => {
  const [host, guest] = [await aConfirmedPlayer(server), await aPlayer(server)];
  for (let round = 0; round < 5; round++) {
    const id = await invite(host, acts.plain, guest);
    const later = await laterBy(invitationPeriodMs + 60_000);
    const [, accepted] = await Promise.all([
      endOldInvitations(later.deps, none),
      call('POST /messages/acceptinvitation', { id }, guest.token),
    ]);
    const over = (await deps.invitations.byId(id))?.over;
    expect(over).toBe(accepted.body.isSuccess ? 'accepted' : 'expired');
    const { feedMessages } = await messagesOf(host);
    expect(feedMessages.find((each) => each.id === id)?.type).toBe(
      accepted.body.isSuccess ? 'AcceptedMessage' : 'ExpiredMessage',
    );
  }
});

test('ends many invitations in one run, and continues after one that fails', async () => {
  const [host, ...guests] = [await aConfirmedPlayer(server), await aPlayer(server), await aPlayer(server)];
  for (const guest of guests) await invite(host, acts.plain, guest);
  const complaints: string[] = [];
  const later = await laterBy(invitationPeriodMs + 60_000);
  const [first] = await deps.invitations.openFrom(host.characterId);
  const failing = {
    ...later.deps,
    invitations: {
      ...later.deps.invitations,
      byId: async (id: number) => (id === first?.id ? Promise.reject(new Error('no luck')) : deps.invitations.byId(id)),
    },
  };
  await endOldInvitations(failing, (message) => void complaints.push(message));
  expect(complaints).toEqual([`could not end invitation ${first?.id}: no luck`]);
  expect((await deps.invitations.openFrom(host.characterId)).map(({ id }) => id)).toEqual([first?.id]);
});
