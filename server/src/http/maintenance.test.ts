import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionHeader } from '@underhall/contract';
import { aWorld } from '@underhall/engine/testing';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { closeForMaintenance } from './maintenance.ts';

async function aServerThatMayClose() {
  const folder = await mkdtemp(join(tmpdir(), 'underhall-maintenance-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const maintenanceFile = join(folder, 'maintenance');
  return { ...(await aServer({ options: { maintenanceFile } })), maintenanceFile };
}

test('answers every call with 503 while the file exists, and normally afterwards', async () => {
  const server = await aServerThatMayClose();
  const { token } = await aPlayer(server);
  const look = () => server.call('GET /character/myself', {}, token);
  expect((await look()).status).toBe(200);

  await writeFile(server.maintenanceFile, '');
  await expect.poll(async () => (await look()).status, { timeout: 5000 }).toBe(503);
  const closed = await look();
  expect(closed.body).toEqual({ isSuccess: false, message: 'Underhall is undergoing scheduled maintenance.' });
  expect(closed.headers['retry-after']).toBeUndefined();
  expect(closed.headers[versionHeader.toLowerCase()]).toBe('6.5.99');
  for (const name of ['POST /login', 'GET /extra/config', 'POST /storylet'] as const)
    expect((await server.call(name, {} as never)).status, name).toBe(503);
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200);

  await rm(server.maintenanceFile);
  await expect.poll(async () => (await look()).status, { timeout: 5000 }).toBe(200);
});

test('sends the end that the file names until it has passed', async () => {
  const server = await aServerThatMayClose();
  const until = new Date(Date.now() + 90 * 60_000).toISOString();
  await writeFile(server.maintenanceFile, `${until}\n`);
  const { status, body, headers } = await server.call('GET /extra/config');
  expect([status, body]).toEqual([503, expect.objectContaining({ until })]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(89 * 60);

  await writeFile(server.maintenanceFile, '2020-01-01T00:00Z');
  await expect
    .poll(async () => (await server.call('GET /extra/config')).body, { timeout: 5000 })
    .not.toHaveProperty('until');
  expect((await server.call('GET /extra/config')).status).toBe(503);
});

test('sends the end exactly as the file names it, even if time passes during the call', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'underhall-maintenance-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [file, until] = [join(folder, 'maintenance'), '2031-05-01T12:00:00.000Z'];
  await writeFile(file, until);
  let now = Date.parse('2031-05-01T11:59:00.000Z');
  const app = Fastify();
  closeForMaintenance(app, file, { world: aWorld(), runtime: { ...nodeRuntime, now: () => (now += 7) } });

  const { headers, body } = await app.inject({ url: '/api/extra/config' });

  expect(JSON.parse(body)).toMatchObject({ until });
  expect(headers['retry-after']).toBe('60');
});
