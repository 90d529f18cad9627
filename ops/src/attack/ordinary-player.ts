import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Target } from './connections.ts';

/** Number of calls that were sent and that failed, and the duration of the slowest successful one. */
export type PlayerCalls = {
  readonly sent: number;
  readonly failed: number;
  /** Calls whose connection the server closed, or that got 503. Includes calls that the player repeated. */
  readonly cut: number;
  readonly slowestMs: number;
  readonly firstError?: string;
};

const timeoutMs = 5_000;

export type PlayerHabits = {
  /** Must differ from the attackers' addresses. */
  readonly localAddress: string;
  readonly pauseMs: () => number;
  /** Repeats a call whose reused connection was closed, as browsers do. */
  readonly isRetrying: boolean;
};

export const ordinary: PlayerHabits = { localAddress: '127.0.0.2', pauseMs: () => 300, isRetrying: true };

/** A player who reads, and whose client never repeats a call. */
export const thinking = (place: number): PlayerHabits => ({
  localAddress: `127.0.1.${1 + place}`,
  pauseMs: () => 2_000 + Math.random() * 4_000,
  isRetrying: false,
});

type Answer = { readonly status: number; readonly body: { readonly jwt?: string; readonly isSuccess?: boolean } };

/** A player with a character, who loads the page and the story repeatedly. */
export async function startPlayer({ host, port }: Target, { localAddress, pauseMs, isRetrying }: PlayerHabits) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const id = randomBytes(5).toString('hex');
  let token = '';
  let cut = 0;

  const send = (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body);
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      };
      const outgoing = request({ host, port, path, method, headers, agent, localAddress }, (response) => {
        let responseText = '';
        response.setEncoding('utf8').on('data', (chunk) => (responseText += chunk));
        response.on('end', () => {
          if (response.statusCode === 503) cut++;
          const isJson = String(response.headers['content-type']).includes('json');
          resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(responseText) : {} });
        });
        response.on('error', reject);
      });
      let hasTimedOut = false;
      outgoing.on('error', (failure) => {
        if (!hasTimedOut) cut++;
        if (isRetrying && outgoing.reusedSocket) resolve(send(method, path, body));
        else reject(failure);
      });
      outgoing.setTimeout(timeoutMs, () => {
        hasTimedOut = true;
        outgoing.destroy(new Error('no answer within five seconds'));
      });
      outgoing.end(text);
    });
  const register = async (path: string, body: object): Promise<string> => {
    const { body: reply } = await send('POST', `/api${path}`, body);
    if (!reply.jwt) throw new Error(`${path} answered ${JSON.stringify(reply)}`);
    return reply.jwt;
  };

  const account = { userName: `player ${id}`, emailAddress: `${id}@example.org`, password: 'a quarter to lamps' };
  token = await register('/register/emailregisteruser', account);
  token = await register('/register/createcharacter', { userName: `Ada ${id}`, gender: 'Lady', avatar: 'veil' });

  const calls = [
    () => send('GET', '/'),
    () => send('POST', '/api/storylet', {}),
    () => send('GET', '/api/character/myself'),
    () => send('GET', '/healthz'),
  ];
  return {
    async playUntil(isOver: () => boolean): Promise<PlayerCalls> {
      let failed = 0;
      let slowestMs = 0;
      let sent = 0;
      let firstError: string | undefined;
      cut = 0;
      for (; !isOver(); sent++) {
        const sentAt = performance.now();
        try {
          const call = calls[sent % calls.length] as (typeof calls)[number];
          const { status, body } = await call();
          if (status !== 200 || body.isSuccess === false) throw new Error(`answered with ${status}`);
          slowestMs = Math.max(slowestMs, performance.now() - sentAt);
        } catch (failure) {
          failed++;
          firstError ??= (failure as Error).message;
        }
        await pause(pauseMs());
      }
      return { sent, failed, cut, slowestMs, ...(firstError && { firstError }) };
    },
    leave: () => agent.destroy(),
  };
}
