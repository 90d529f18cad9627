import { expect, test } from 'vitest';
import { aMailbox } from '../testing/a-mailbox.ts';
import { aWorldOfMessages, postOffice, sends } from '../testing/a-world-of-messages.ts';

const { server, aConfirmedPlayer, waitForEmail } = await aMailbox(aWorldOfMessages());
const { call } = server;

test('an e-mailed copy has the content of the message, says who requested it, and has no unsubscribe link', async () => {
  const player = await aConfirmedPlayer();
  await call('POST /storylet/begin', { eventId: postOffice }, player.token);
  await call('POST /storylet/choosebranch', { branchId: sends.telling }, player.token);
  const { interactions } = (await call('GET /messages', {}, player.token)).body;
  const { id = 0 } = interactions[0] ?? {};
  const presses = Array.from({ length: 16 }, () =>
    call('POST /messages/emailmessage', { id }, player.token, 'one press'),
  );
  for (const { body } of await Promise.all(presses)) expect(body).toMatchObject({ isSuccess: true });

  const copy = await waitForEmail(player, 2);
  expect(copy?.subject).toMatch(/: Come & See$/);
  expect(copy?.text).toContain('Read this.');
  expect(copy?.html).toContain('Read <em>this</em>.');
  expect(copy?.text).toContain('You have sent yourself this message');
  expect(copy?.headers.get('list-unsubscribe')).toBeUndefined();
});
