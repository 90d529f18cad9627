import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { anOperator } from '../testing/an-operator.ts';

const server = await aServer();
const { database } = server;
const { ask, said } = anOperator(server);

test('fate: adds and takes premium currency, never more than there is, and the recount agrees', async () => {
  const { name, characterId } = await aPlayer(server);
  expect(await said('fate', { who: name, amount: '40' })).toMatch(/has 40 /);
  expect(await said('fate', { who: name, amount: '-15' })).toMatch(/has 25 /);
  await expect(ask('fate', { who: name, amount: '-26' })).rejects.toThrow('has less than that');
  for (const amount of ['0', '1.5', 'many', '99999999']) {
    await expect(ask('fate', { who: name, amount })).rejects.toThrow('is not an amount');
  }
  const entries = await database.run(
    { name: 'test-operator', text: 'select book, purse from fate_entries where character_id = $1 order by version' },
    [characterId],
  );
  expect(entries).toEqual([
    { book: 'operator', purse: 40 },
    { book: 'operator', purse: -15 },
  ]);
  expect(await said('audit')).toBe('Everything agrees.');
});
