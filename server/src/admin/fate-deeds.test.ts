import { tellChange } from '@underhall/language';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import type { Deed, Given, Told } from './deed.ts';
import { deeds } from './deeds.ts';
import { openAdmin } from './open-admin.ts';
import { runDeed } from './run-deed.ts';

const server = await aServer();
const { database } = server;
const admin = openAdmin(database, { ...server.deps, tellChange });
const ask = (name: string, given: Given = {}): Promise<Told> =>
  runDeed(admin, {
    deed: deeds.find((deed) => deed.name === name) as Deed,
    given,
    operator: 'ada on a machine',
    reason: 'for a test',
  });
const said = async (name: string, given: Given = {}): Promise<string> => (await ask(name, given)).lines.join('\n');

test('premium currency is given and taken by an operator, no more than there is, and the recount agrees', async () => {
  const { name, characterId } = await aPlayer(server);
  expect(await said('fate', { who: name, amount: '40' })).toMatch(/has 40 /);
  expect(await said('fate', { who: name, amount: '-15' })).toMatch(/has 25 /);
  await expect(ask('fate', { who: name, amount: '-26' })).rejects.toThrow('has less than that');
  for (const amount of ['0', '1.5', 'many', '99999999']) {
    await expect(ask('fate', { who: name, amount })).rejects.toThrow('is no amount');
  }
  const entries = await database.run(
    { name: 'test-operator', text: 'select book, purse from fate_entries where character_id = $1 order by version' },
    [characterId],
  );
  expect(entries).toEqual([
    { book: 'operator', purse: 40 },
    { book: 'operator', purse: -15 },
  ]);
  expect(await said('audit')).toBe('The books agree.');
});
