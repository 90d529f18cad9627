import { levelOf, type Quality } from '@underhall/engine';
import { expect, test } from 'vitest';
import { aServer, theWorld } from '../testing/a-server.ts';
import { anOperator } from '../testing/an-operator.ts';

const bell = { ...theWorld().qualities[0], id: 900_001, name: 'The Bell', shared: true, cap: 12, climbs: 'one by one' };
const pack = { ...theWorld(), qualities: [...theWorld().qualities, bell as Quality] };
const server = await aServer({ pack });
const { admin, ask, said } = anOperator(server);

test('set-level: sets a shared level, refuses unknown ones with a list, and other servers see it', async () => {
  expect(await said('set-level', { quality: 'the bell', level: '7' })).toContain('is now 7.');
  expect((await admin.adminLog.list(1))[0]).toMatchObject({ command: 'set-level', about: { quality: bell.id, to: 7 } });
  expect(await said('levels')).toContain(`${bell.id}  The Bell  7`);
  const elsewhere = await (await aServer({ pack, database: server.database })).deps.world.now();
  expect(levelOf(elsewhere.shared, bell.id)).toBe(7);

  expect(await said('set-level', { quality: `${bell.id}`, level: '0' })).toContain('It was 7.');
  for (const level of ['-1', '1.5', 'high', '9999999', ''])
    await expect(ask('set-level', { quality: 'The Bell', level }), level).rejects.toThrow('is no level');
  await expect(ask('set-level', { quality: 'The Bell', level: '13' })).rejects.toThrow('maximum of The Bell is 12');
  await expect(ask('set-level', { quality: 'The Gong', level: '1' })).rejects.toThrow(`  ${bell.id}  The Bell`);
});
