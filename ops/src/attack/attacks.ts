import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Connection, openConnections, type Target } from './connections.ts';

/** The addresses of the greatest files that a page may ask for. */
export type Greatest = { readonly script: string; readonly picture: string };

export type Attack = {
  readonly name: string;
  /** Opens its connections and does its worst until the time is over, then lets go. Tells how many lines it had. */
  run(target: Target, seconds: number, greatest: Greatest): Promise<number>;
};

const asking = (path: string, ...headers: string[]): string =>
  `GET ${path} HTTP/1.1\r\nHost: game.example\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;
const posting = (path: string, length: number, ...headers: string[]): string =>
  `POST ${path} HTTP/1.1\r\nHost: game.example\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${headers
    .map((line) => `${line}\r\n`)
    .join('')}\r\n`;

const compressed = 'Accept-Encoding: br, gzip';
const mebibyte = 1024 * 1024;
/** One less than a server that bounds them would allow; it is not asked. */
const fewAsks = 15;

/** Writes the same to many lines, none of which reads, and again to lines opened in place of those that were cut. */
function unread(count: number, words: (greatest: Greatest) => string): Attack['run'] {
  return async (target, seconds, greatest) => {
    const until = performance.now() + seconds * 1000;
    let lines: Connection[] = [];
    let opened = 0;
    while (performance.now() < until) {
      lines = lines.filter(({ isOpen }) => isOpen());
      const fresh = await openConnections(target, Math.min(count, count - lines.length));
      for (const { socket } of fresh) socket.pause().write(words(greatest));
      lines.push(...fresh);
      opened += fresh.length;
      await pause(250);
    }
    letGo(lines);
    return opened;
  };
}

/** Writes a beginning to many lines, and a byte of the rest a second; lines that were cut are opened again. */
function slowly(count: number, beginning: string, rest: string): Attack['run'] {
  return async (target, seconds) => {
    const until = performance.now() + seconds * 1000;
    let lines: Connection[] = [];
    let opened = 0;
    for (let second = 0; performance.now() < until; second++) {
      lines = lines.filter(({ isOpen }) => isOpen());
      for (const { socket } of lines) socket.write(rest[second % rest.length] ?? 'x');
      const fresh = await openConnections(target, count - lines.length);
      for (const { socket } of fresh) socket.write(beginning);
      lines.push(...fresh);
      opened += fresh.length;
      await pause(1_000);
    }
    letGo(lines);
    return opened;
  };
}

/** Sends whole calls over many lines, reads the answers and sends again at once. */
function flood(count: number, words: () => string | Buffer): Attack['run'] {
  return async (target, seconds) => {
    const until = performance.now() + seconds * 1000;
    const lines = await openConnections(target, count);
    await Promise.all(
      lines.map(async ({ socket, isOpen }) => {
        while (isOpen() && performance.now() < until) {
          socket.write(words());
          await Promise.race([
            new Promise((answered) => socket.once('data', answered)),
            pause(Math.max(1, until - performance.now())),
          ]);
        }
      }),
    );
    letGo(lines);
    return lines.length;
  };
}

/** Asks for great files over many lines, and reads some bytes a second of each. */
function readSlowly(count: number, words: (greatest: Greatest) => string): Attack['run'] {
  return async (target, seconds, greatest) => {
    const until = performance.now() + seconds * 1000;
    const lines = await openConnections(target, count);
    for (const { socket } of lines) socket.pause().write(words(greatest));
    while (performance.now() < until) {
      for (const { socket } of lines) socket.read(1);
      await pause(1_000);
    }
    letGo(lines);
    return lines.length;
  };
}

const letGo = (lines: readonly Connection[]): void => {
  for (const { socket } of lines) socket.destroy();
};

const bomb = gzipSync(Buffer.alloc(200 * mebibyte));
const longWords = JSON.stringify({ emailAddress: 'x'.repeat(mebibyte - 100), password: 'y' });
const nested = '[],'.repeat(mebibyte / 3 - 10);
const logIn = (): string => {
  const body = JSON.stringify({ email: `${randomBytes(6).toString('hex')}@example.org`, password: 'guessed again' });
  return posting('/api/login', body.length) + body;
};

/** The attacks of strangers without an account, from two hundred addresses. */
export const attacks: readonly Attack[] = [
  {
    name: 'the description, 400 asks a line, nobody reads',
    run: unread(50, () => asking('/api/openapi.json').repeat(400)),
  },
  {
    name: 'the same compressed, 15 asks a line',
    run: unread(500, () => asking('/api/openapi.json', compressed).repeat(fewAsks)),
  },
  { name: 'the page compressed, nobody reads', run: unread(1_000, () => asking('/', compressed).repeat(fewAsks)) },
  {
    name: 'calls with long answers, nobody reads',
    run: unread(1_000, () => asking('/api/extra/first-scene', compressed).repeat(fewAsks)),
  },
  {
    name: 'files, 400 asks a line, nobody reads',
    run: unread(50, ({ script, picture }) => (asking(script) + asking(picture)).repeat(200)),
  },
  {
    name: 'files, 15 asks a line, nobody reads',
    run: unread(1_000, ({ script, picture }) => asking(script) + asking(picture).repeat(fewAsks - 1)),
  },
  {
    name: 'files, a byte a second is read',
    run: readSlowly(1_000, ({ picture }) => asking(picture).repeat(fewAsks)),
  },
  { name: 'headers, a byte a second', run: slowly(2_000, 'GET / HTTP/1.1\r\nHost: game.example\r\n', 'X-Slow: yes, ') },
  {
    name: 'headers of 15 kB that never end',
    run: slowly(5_000, `GET / HTTP/1.1\r\nHost: game.example\r\nX-Long: ${'x'.repeat(15_000)}`, 'x'),
  },
  {
    name: 'bodies of 1 MiB but for the last bytes',
    run: slowly(500, posting('/api/login', mebibyte) + 'x'.repeat(mebibyte - 1_000), 'x'),
  },
  {
    name: 'the same, where there is nothing',
    run: slowly(500, posting('/nothing/here', mebibyte) + 'x'.repeat(mebibyte - 1_000), 'x'),
  },
  {
    name: 'the same in pieces without a length',
    run: slowly(
      500,
      'POST /api/login HTTP/1.1\r\nHost: game.example\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n' +
        `F0000\r\n${'x'.repeat(0xf0000)}\r\n`,
      '1\r\nx\r\n',
    ),
  },
  {
    name: 'gzip bombs of 200 MiB',
    run: flood(50, () =>
      Buffer.concat([Buffer.from(posting('/api/login', bomb.length, 'Content-Encoding: gzip')), bomb]),
    ),
  },
  {
    name: 'bodies of 1 MiB, one behind the other',
    run: flood(100, () => posting('/api/register/emailregisteruser', longWords.length) + longWords),
  },
  {
    name: 'bodies of 1 MiB, for calls of players alone',
    run: flood(100, () => posting('/api/storylet/choosebranch', longWords.length) + longWords),
  },
  {
    name: 'bodies of 350,000 lists',
    run: flood(100, () => `${posting('/api/login', nested.length + 4)}[${nested}[]]`),
  },
  { name: 'log-ins of nobody', run: flood(400, logIn) },
  { name: '10,000 idle lines', run: unread(10_000, () => '') },
];
