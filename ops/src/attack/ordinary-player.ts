import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Target } from './connections.ts';

/** Number of calls that were sent and that failed, and the duration of the slowest successful one. */
export type PlayerCalls = {
  readonly sent: number;
  readonly failed: number;
  readonly slowestMs: number;
  readonly firstError?: string;
};

/** Must differ from the attackers' addresses. */
const localAddress = '127.0.0.2';
const pauseMs = 300;
const timeoutMs = 5_000;

type Answer = { readonly status: number; readonly body: { readonly jwt?: string; readonly isSuccess?: boolean } };

/** A player with a character, who loads the page and the story repeatedly. */
export async function startPlayer({ host, port }: Target) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const id = randomBytes(5).toString('hex');
  let token = '';

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
          const isJson = String(response.headers['content-type']).includes('json');
          resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(responseText) : {} });
        });
        response.on('error', reject);
      });
      // The server may close an idle connection at any time. Retry, as browsers do.
      outgoing.on('error', (failure) => (outgoing.reusedSocket ? resolve(send(method, path, body)) : reject(failure)));
      outgoing.setTimeout(timeoutMs, () => outgoing.destroy(new Error('no answer within five seconds')));
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
        await pause(pauseMs);
      }
      return { sent, failed, slowestMs, ...(firstError && { firstError }) };
    },
    leave: () => agent.destroy(),
  };
}
