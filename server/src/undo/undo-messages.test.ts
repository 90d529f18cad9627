import { ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aConfirmedPlayer, aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { aWorldOfMessages, postOffice, sends } from '../testing/a-world-of-messages.ts';
import { putOffEnd } from '../testing/removals.ts';

const server = await aServer({ pack: aWorldOfMessages() });
const { call, deps } = server;
const messagesOf = async ({ token }: TestPlayer) => (await call('GET /messages', {}, token)).body;
const choose = async ({ token }: TestPlayer, eventId: number, branchId: number) => {
  await call('POST /storylet', {}, token);
  await call('POST /storylet/begin', { eventId }, token);
  await call('POST /storylet/choosebranch', { branchId }, token);
};

test('a deleted message returns with its text and date, and each side gets back its own view', async () => {
  const [host, guest] = [await aConfirmedPlayer(server), await aPlayer(server)];
  await choose(host, postOffice, sends.plain);
  await choose(host, ids.lamplighter, ids.ask);
  const sending = { branchId: ids.ask, targetCharacterId: guest.characterId };
  await call('POST /storylet/sendinternalsocialact', sending, host.token);
  const id = (await deps.invitations.openFrom(host.characterId)).at(-1)?.id ?? 0;
  await call('POST /messages/acceptinvitation', { id }, guest.token);
  const before = [await messagesOf(host), await messagesOf(guest)];
  const deleteMessage = async (message: number, by: TestPlayer) =>
    (await call('POST /messages/deletemessage', { id: message }, by.token)).body.undo?.id ?? 0;
  const undo = async (removal: number, by: TestPlayer) =>
    (await call('POST /extra/undo', { id: removal }, by.token)).body;
  const back = { isSuccess: true, kind: 'message', message: 'The message is back.' };

  const removed: [number, TestPlayer][] = [];
  for (const by of [host, guest]) {
    const { interactions, feedMessages } = await messagesOf(by);
    for (const each of [...interactions, ...feedMessages]) removed.push([await deleteMessage(each.id, by), by]);
    expect(await messagesOf(by)).toMatchObject({ interactions: [], feedMessages: [] });
  }
  expect(removed).toHaveLength(3);
  await putOffEnd(server.database);
  for (const [removal, by] of removed) expect(await undo(removal, by)).toEqual(back);
  expect([await messagesOf(host), await messagesOf(guest)]).toEqual(before);
});
