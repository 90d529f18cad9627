import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { anAccount } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const kibibyte = 1024;
/** The bodies of one account may need at most 2.5 MiB: three of these fit, four do not. */
const almostWhole = 800 * kibibyte;

const server = await aServer({ options: { trustProxy: 1 } });
const { port, hostname } = new URL(await server.app.listen({ port: 0 }));

const end = '"}';

/** Sends only the first bytes of a body, through a proxy at one address. */
async function anUpload(token: string, bytes: number, announcedBytes = bytes + end.length) {
  const arrival = once(server.app.server, 'connection');
  const client = connect(Number(port), hostname).on('error', () => {});
  onTestFinished(() => void client.destroy());
  const [atServer] = (await arrival) as [Socket];
  const headers = [
    'POST /api/settings/messagesettings HTTP/1.1',
    'Host: localhost',
    'X-Forwarded-For: 192.0.2.1',
    'Content-Type: application/json',
    `Authorization: Bearer ${token}`,
    `Content-Length: ${announcedBytes}`,
  ];
  client.write(`${headers.join('\r\n')}\r\n\r\n${'{"x":"'.padEnd(bytes, 'x')}`);
  await expect.poll(() => atServer.bytesRead).toBeGreaterThanOrEqual(bytes);
  const reply = once(client, 'data').then(([chunk]) => String(chunk));
  return { client, atServer, reply, finish: () => client.write(end.padStart(announcedBytes - bytes, 'x')) };
}

const statusOf = (reply: string): number => Number(reply.split(' ')[1]);

test('sends 503 with Retry-After to an account whose incomplete bodies need too much memory', async () => {
  const [one, other] = [await anAccount(server), await anAccount(server)];
  const uploads = [];
  const others = await anUpload(other.token, almostWhole);
  for (let i = 0; i < 4; i++) uploads.push(await anUpload(one.token, almostWhole));
  const refused = await uploads[0]?.reply;
  expect(refused).toMatch(/^HTTP\/1.1 503 [\s\S]*\r\nretry-after: 2\r\n/i);
  expect(refused).toContain('"isMaintenance":false,"isSuccess":false');
  for (const upload of [others, ...uploads.slice(1)]) {
    upload.finish();
    expect(statusOf(await upload.reply)).toBe(200);
  }
});

test('does not count 50 accounts behind one proxy as one holder', async () => {
  const uploads = [];
  for (let i = 0; i < 50; i++) {
    const { token } = await anAccount(server);
    uploads.push(await anUpload(token, 100 * kibibyte));
  }
  expect(uploads.filter(({ atServer }) => atServer.destroyed)).toEqual([]);
  for (const { finish } of uploads) finish();
  const statuses = await Promise.all(uploads.map(async ({ reply }) => statusOf(await reply)));
  expect(statuses).toEqual(Array(50).fill(200));
});

test('answers a player while an account sends 26 long bodies slowly', async () => {
  const [slow, { token }] = [await anAccount(server), await anAccount(server)];
  const kept = await anUpload(token, 100);
  for (let i = 0; i < 26; i++) await anUpload(slow.token, 100, almostWhole);
  expect((await server.call('GET /settings', {}, token)).status).toBe(200);
  kept.finish();
  expect(statusOf(await kept.reply)).toBe(200);
});
