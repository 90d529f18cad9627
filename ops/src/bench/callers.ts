import { connect, type Socket } from 'node:net';
import { branchId, storyletId } from './bench-world.ts';
import { type Job, runJob } from './job.ts';

// Players who begin the storylet and choose its branch, each on a connection of their own. Uses plain sockets, to leave
// most of the CPU to the server.

type Setup = { readonly port: number; readonly tokens: readonly string[] };
let setup: Setup;

process.on('message', async ({ setup: newSetup, job }: { setup?: Setup; job?: Job }) => {
  if (newSetup) setup = newSetup;
  if (!job) return;
  const connections = await Promise.all(
    Array.from({ length: job.callers }, (_, caller) => openConnection(setup.port, setup.tokens[caller] ?? '')),
  );
  const result = await runJob(job, async (caller, round) => {
    const isBegin = round % 2 === 0;
    const response = await connections[caller]?.(
      isBegin ? '/storylet/begin' : '/storylet/choosebranch',
      isBegin ? { eventId: storyletId } : { branchId },
    );
    if (!response?.includes(isBegin ? '"phase":"In"' : '"phase":"End"'))
      throw new Error(`unexpected response: ${response?.slice(0, 300)}`);
  });
  process.send?.({ result });
});

type SendRequest = (path: string, body: object) => Promise<string>;

async function openConnection(port: number, token: string): Promise<SendRequest> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return (path, body) => {
    const text = JSON.stringify(body);
    socket.write(
      `POST /api${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nX-Current-Version: 6.5.99\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
    );
    return readResponse(socket);
  };
}

function readResponse(socket: Socket): Promise<string> {
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
