import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

test('the sheet lists every group, also those without anything: the 21 of equipment each with its picture', async () => {
  const server = await aServer();
  const { token } = await aPlayer(server);

  const { possessions } = (await server.call('GET /character/myself', {}, token)).body;

  const equipment = possessions.filter(({ image }) => image !== undefined);
  expect(equipment.map(({ name }) => name).join(', ')).toBe(
    'Boon, Burden, Hat, Clothing, Adornment, Gloves, Weapon, Boots, Luggage, Companion, Treasure, Destiny, ' +
      'ToolOfTheTrade, Affiliation, Transportation, Home Comfort, Ship, Crew, Airship, Spouse, Club',
  );
  expect(equipment.find(({ name }) => name === 'Airship')).toEqual({
    name: 'Airship',
    categories: ['Airship'],
    image: 'kettle-steam',
    appearance: 'Default',
    possessions: [],
  });
  expect(equipment.filter(({ image }) => image === '')).toEqual([]);
  expect(possessions.find(({ name }) => name === 'Menaces')).toMatchObject({ appearance: 'Default', possessions: [] });
});
