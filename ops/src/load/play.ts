import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { branchId, storyletId } from '../bench/bench-world.ts';

/** The node the players are on, and the token by which each is known there. */
export type Town = { readonly ports: readonly number[]; readonly tokens: readonly string[] };

/** Answers of a stretch of time: how long each took, in ms, and how many were not good. */
export type Answers = { readonly times: readonly number[]; readonly choices: number; readonly failed: number };

type Calls = readonly (readonly [method: 'GET' | 'POST', path: string, body?: object])[];

// Read for about six seconds, choose, read the result for four; every fifteenth time look at the whole page anew.
const beforeChoiceMs = 6_000;
const afterChoiceMs = 4_000;
const reloadEvery = 15;
const pollMs = 60_000;
const patienceMs = 15_000;

/** The calls of the first page, which a browser sends at once. */
const page: Calls = [
  ['GET', '/login/user'],
  ['POST', '/storylet', {}],
  ['GET', '/character/myself'],
  ['GET', '/character/actions'],
  ['GET', '/opportunity'],
  ['GET', '/infobar'],
  ['GET', '/messages'],
];

/** A crowd that grows on demand, each playing at the pace of a person, on a connection of their own. */
export function openTown({ ports, tokens }: Town) {
  let times: number[] = [];
  let choices = 0;
  let failed = 0;
  let here = 0;

  const timed = async (line: Line, calls: Calls): Promise<void> => {
    const sentAt = performance.now();
    for (const [method, path, body] of calls) {
      try {
        const isGood = await line(method, path, body);
        times.push(performance.now() - sentAt);
        if (!isGood) failed++;
      } catch {
        failed++;
      }
    }
  };
  const live = async (place: number): Promise<void> => {
    const line = openLine(ports[place % ports.length] ?? 0, tokens[place] ?? '');
    // Nobody comes at the same moment as all others.
    await pause(Math.random() * (beforeChoiceMs + afterChoiceMs));
    let polledAt = performance.now();
    for (let round = place % reloadEvery; ; round++) {
      if (round % reloadEvery === 0) for (const call of page) await timed(line, [call]);
      await timed(line, [['POST', '/storylet/begin', { eventId: storyletId }]]);
      await pause(thinking(beforeChoiceMs));
      await timed(line, [['POST', '/storylet/choosebranch', { branchId }]]);
      choices++;
      await pause(thinking(afterChoiceMs));
      if (performance.now() - polledAt < pollMs) continue;
      polledAt = performance.now();
      await timed(line, [['GET', '/messages']]);
    }
  };
  return {
    /** Lets as many play as that; who is there stays. */
    grow(count: number): void {
      for (; here < Math.min(count, tokens.length); here++) void live(here);
    },
    /** Everything since the last time. */
    hear(): Answers {
      const heard = { times, choices, failed };
      [times, choices, failed] = [[], 0, 0];
      return heard;
    },
  };
}

/** Times between two presses, of which short ones are many and long ones few. */
const thinking = (meanMs: number): number => Math.min(-Math.log(1 - Math.random()) * meanMs, 10 * meanMs);

type Line = (method: 'GET' | 'POST', path: string, body?: object) => Promise<boolean>;

/** A connection that is opened anew where the server has closed it while nobody asked, as browsers do. */
function openLine(port: number, token: string): Line {
  let socket: Socket | undefined;
  return async (method, path, body) => {
    if (!socket || socket.destroyed || !socket.writable) {
      socket = connect(port, '127.0.0.1')
        .setNoDelay(true)
        .on('error', () => {});
      socket.resume();
    }
    const text = body ? JSON.stringify(body) : '';
    const about = body ? `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n` : '';
    socket.write(
      `${method} /api${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nAccept-Encoding: br\r\n${about}\r\n${text}`,
    );
    return wholeAnswer(socket);
  };
}

function wholeAnswer(socket: Socket): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let text = '';
    const end = (settle: () => void) => {
      clearTimeout(late);
      socket.off('data', readChunk).off('close', lose);
      settle();
    };
    const lose = () => end(() => reject(new Error('cut')));
    const readChunk = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1]);
      if (text.length >= head + 4 + length) end(() => resolve(text.startsWith('HTTP/1.1 200')));
    };
    const late = setTimeout(() => socket.destroy(), patienceMs);
    socket.on('data', readChunk).once('close', lose);
  });
}
