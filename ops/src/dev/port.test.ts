import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { portFault, waitForAnswer } from './port.ts';

const host = '127.0.0.1';

test('a port that another program uses is refused, and waiting ends when a server answers there', async () => {
  const server = createServer((_, reply) => reply.writeHead(403).end());
  onTestFinished(() => void server.close());
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  expect(await portFault(host, port, ['../my world'])).toBe(
    `Another program uses port ${port}, such as npm start. Stop it, or choose another port: PORT=${port + 10} npm run dev -- "../my world"`,
  );
  await waitForAnswer(`http://${host}:${port}`);

  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  expect(await portFault(host, port, [])).toBeUndefined();
});
