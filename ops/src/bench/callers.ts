import { connect, type Socket } from 'node:net';
import { branchId, storyletId } from './bench-world.ts';
import { type Job, measure } from './job.ts';

// Players at their browsers: each on a connection of its own, begins the storylet, chooses, begins again.
// The client is a bare socket, so that it takes little of the machine it shares with what is measured.

type Orders = { readonly port: number; readonly tokens: readonly string[] };
let orders: Orders;

process.on('message', async ({ orders: newOrders, job }: { orders?: Orders; job?: Job }) => {
  if (newOrders) orders = newOrders;
  if (!job) return;
  const lines = await Promise.all(
    Array.from({ length: job.callers }, (_, caller) => open(orders.port, orders.tokens[caller] ?? '')),
  );
  const counted = await measure(job, async (caller, round) => {
    const begins = round % 2 === 0;
    const answer = await lines[caller]?.(
      begins ? '/storylet/begin' : '/storylet/choosebranch',
      begins ? { eventId: storyletId } : { branchId },
    );
    if (!answer?.includes(begins ? '"phase":"In"' : '"phase":"End"'))
      throw new Error(`unexpected answer: ${answer?.slice(0, 300)}`);
  });
  process.send?.({ counted });
});

type Line = (path: string, body: object) => Promise<string>;

async function open(port: number, token: string): Promise<Line> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return (path, body) => {
    const text = JSON.stringify(body);
    socket.write(
      `POST /api${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nX-Current-Version: 6.5.99\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
    );
    return wholeAnswer(socket);
  };
}

function wholeAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const readChunk = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1]);
      if (text.length < head + 4 + length) return;
      socket.off('data', readChunk).off('error', reject);
      resolve(text.slice(head + 4));
    };
    socket.on('data', readChunk).once('error', reject);
  });
}
