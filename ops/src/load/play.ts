import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { branchId, storyletId } from '../bench/bench-world.ts';

/** `tokens` has one for each player. */
export type Setup = { readonly ports: readonly number[]; readonly tokens: readonly string[] };

/** Responses since the last report: durations in ms, choices, and failures. */
export type Responses = { readonly times: readonly number[]; readonly choices: number; readonly failed: number };

type Calls = readonly (readonly [method: 'GET' | 'POST', path: string, body?: object])[];

// Each round, a player reads for six seconds, chooses, and reads the result for four seconds. Every 15th round, the
// player reloads.
const beforeChoiceMs = 6_000;
const afterChoiceMs = 4_000;
const reloadEvery = 15;
const pollMs = 60_000;
const timeoutMs = 15_000;

const page: Calls = [
  ['GET', '/login/user'],
  ['POST', '/storylet', {}],
  ['GET', '/character/myself'],
  ['GET', '/character/actions'],
  ['GET', '/opportunity'],
  ['GET', '/infobar'],
  ['GET', '/messages'],
];

/** Players at a human pace, each on their own connection. */
export function createPlayers({ ports, tokens }: Setup) {
  let times: number[] = [];
  let choices = 0;
  let failed = 0;
  let playing = 0;

  const sendTimed = async (send: SendRequest, calls: Calls): Promise<void> => {
    const sentAt = performance.now();
    for (const [method, path, body] of calls) {
      try {
        const isGood = await send(method, path, body);
        times.push(performance.now() - sentAt);
        if (!isGood) failed++;
      } catch {
        failed++;
      }
    }
  };
  const play = async (place: number): Promise<void> => {
    const send = connectPlayer(ports[place % ports.length] ?? 0, tokens[place] ?? '');
    // Players start at different times.
    await pause(Math.random() * (beforeChoiceMs + afterChoiceMs));
    let polledAt = performance.now();
    for (let round = place % reloadEvery; ; round++) {
      if (round % reloadEvery === 0) for (const call of page) await sendTimed(send, [call]);
      await sendTimed(send, [['POST', '/storylet/begin', { eventId: storyletId }]]);
      await pause(thinkingMs(beforeChoiceMs));
      await sendTimed(send, [['POST', '/storylet/choosebranch', { branchId }]]);
      choices++;
      await pause(thinkingMs(afterChoiceMs));
      if (performance.now() - polledAt < pollMs) continue;
      polledAt = performance.now();
      await sendTimed(send, [['GET', '/messages']]);
    }
  };
  return {
    /** Raises the number of players; it never falls. */
    grow(count: number): void {
      for (; playing < Math.min(count, tokens.length); playing++) void play(playing);
    },
    /** Returns the responses since the last call. */
    takeResponses(): Responses {
      const responses = { times, choices, failed };
      [times, choices, failed] = [[], 0, 0];
      return responses;
    },
  };
}

/** A random pause with an exponential distribution, at most ten times the mean. */
const thinkingMs = (meanMs: number): number => Math.min(-Math.log(1 - Math.random()) * meanMs, 10 * meanMs);

type SendRequest = (method: 'GET' | 'POST', path: string, body?: object) => Promise<boolean>;

/** A connection that is reopened if the server closed it while idle, as in browsers. */
function connectPlayer(port: number, token: string): SendRequest {
  let socket: Socket | undefined;
  return async (method, path, body) => {
    if (!socket || socket.destroyed || !socket.writable) {
      socket = connect(port, '127.0.0.1')
        .setNoDelay(true)
        .on('error', () => {});
      socket.resume();
    }
    const text = body ? JSON.stringify(body) : '';
    const contentHeaders = body ? `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n` : '';
    socket.write(
      `${method} /api${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nAccept-Encoding: br\r\n${contentHeaders}\r\n${text}`,
    );
    return readResponse(socket);
  };
}

function readResponse(socket: Socket): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let text = '';
    const end = (settle: () => void) => {
      clearTimeout(timeout);
      socket.off('data', readChunk).off('close', fail);
      settle();
    };
    const fail = () => end(() => reject(new Error('connection closed')));
    const readChunk = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1]);
      if (text.length >= head + 4 + length) end(() => resolve(text.startsWith('HTTP/1.1 200')));
    };
    const timeout = setTimeout(() => socket.destroy(), timeoutMs);
    socket.on('data', readChunk).once('close', fail);
  });
}
