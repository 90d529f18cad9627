import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const server = await aServer();
const { call } = server;

test('the export names contacts and blocked players as the contact page does', async () => {
  const [player, contact, hidden, foe] = [
    await aPlayer(server),
    await aPlayer(server),
    await aPlayer(server),
    await aPlayer(server),
  ];
  for (const { userName } of [contact, hidden]) await call('POST /contact/addcontact', { userName }, player.token);
  await call('POST /extra/block', { name: foe.name }, player.token);
  await call('POST /settings/deactivate', {}, hidden.token);
  const { contacts } = (await call('GET /contact', {}, player.token)).body;
  const { blocked } = (await call('GET /extra/company', {}, player.token)).body;
  expect([contacts, blocked]).toMatchObject([[{ name: contact.name }], [{ name: foe.name }]]);

  const { tables } = (await call('POST /extra/export', {}, player.token)).body;
  const namesIn = (table: string, of: string) =>
    tables[table]?.map((row) => ({ id: row[`${of}_id`], name: row[`${of}_name`], userName: row[`${of}_user_name`] }));
  expect(namesIn('contacts', 'contact')).toEqual([
    ...contacts.map(({ id, name, userName }) => ({ id, name, userName })),
    { id: hidden.characterId, name: null, userName: null },
  ]);
  expect(namesIn('blocks', 'blocked')).toEqual(blocked.map(({ id, name, userName }) => ({ id, name, userName })));
});
