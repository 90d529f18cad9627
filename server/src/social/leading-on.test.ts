import { ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aConfirmedPlayer, aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { aWorldForTwo, party } from '../testing/a-world-for-two.ts';

const server = await aServer({ pack: aWorldForTwo() });
const { call, deps } = server;

test('leads the guest into the storylet of an accepted act once, on request', {
  meta: { rows: ['C-API-017'] },
}, async () => {
  const { guest, id } = await invited();
  expect((await call('POST /storylet/beginsocialevent', { id }, guest.token)).body.isSuccess).toBe(false);
  await accept(guest, id);
  expect((await call('POST /storylet/beginsocialevent', { id }, guest.token)).body).toEqual({ isSuccess: true });
  expect((await call('POST /storylet', {}, guest.token)).body.storylet?.id).toBe(party);
  await call('POST /storylet/choosebranch', { branchId: ids.ask }, guest.token);
  await call('POST /storylet', {}, guest.token);
  expect((await call('POST /storylet/beginsocialevent', { id }, guest.token)).body.isSuccess).toBe(false);
});

test('lets the guest leave and reopen the storylet of an act until a branch is chosen', async () => {
  const { guest, id } = await invited();
  await accept(guest, id);
  for (const visit of ['first', 'second']) {
    const { body } = await call('POST /storylet/beginsocialevent', { id }, guest.token);
    expect([visit, body]).toEqual([visit, { isSuccess: true }]);
    await call('POST /storylet/goback', {}, guest.token);
  }
});

test('lets the guest finish the storylet of an act after the host has left', async () => {
  const { host, guest, id } = await invited();
  await accept(guest, id);
  await call('POST /storylet/beginsocialevent', { id }, guest.token);
  await server.database.run({ name: 'forget-invitation', text: 'delete from invitations where from_id = $1' }, [
    host.characterId,
  ]);
  const { body } = await call('POST /storylet/choosebranch', { branchId: ids.ask }, guest.token);
  expect(body).toMatchObject({ isSuccess: true, phase: 'End' });
});

/** Two players, one of whom has invited the other. */
async function invited() {
  const [host, guest] = await Promise.all([aConfirmedPlayer(server), aPlayer(server)]);
  await call('POST /storylet/begin', { eventId: ids.lamplighter }, host.token);
  await call('POST /storylet/choosebranch', { branchId: ids.ask }, host.token);
  const sending = { branchId: ids.ask, targetCharacterId: guest.characterId };
  await call('POST /storylet/sendinternalsocialact', sending, host.token);
  const [invitation] = await deps.invitations.openFrom(host.characterId);
  return { host, guest, id: invitation?.id ?? 0 };
}

/** Accepts the invitation, and reads the story, so that no result stays open. */
async function accept({ token }: TestPlayer, id: number): Promise<void> {
  await call('POST /messages/acceptinvitation', { id }, token);
  await call('POST /storylet', {}, token);
}
