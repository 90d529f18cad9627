import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Target } from './connections.ts';

/** The answers a player had: how many asks, how many were not answered well, and the slowest of the others in ms. */
export type ServedCalls = {
  readonly asks: number;
  readonly failed: number;
  readonly slowestMs: number;
  readonly why?: string;
};

/** A player is at another address than those who attack. */
const localAddress = '127.0.0.2';
const betweenAsksMs = 300;
const patienceMs = 5_000;

type Answer = { readonly status: number; readonly body: { readonly jwt?: string; readonly isSuccess?: boolean } };

/** Somebody with an account and a character, who looks at the page and at the story again and again. */
export async function anOrdinaryPlayer({ host, port }: Target) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const mark = randomBytes(5).toString('hex');
  let token = '';

  const once = (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body);
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      };
      const asked = request({ host, port, path, method, headers, agent, localAddress }, (answer) => {
        let said = '';
        answer.setEncoding('utf8').on('data', (chunk) => (said += chunk));
        answer.on('end', () => {
          const isJson = String(answer.headers['content-type']).includes('json');
          resolve({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(said) : {} });
        });
        answer.on('error', reject);
      });
      // A line that was kept open may be closed by the other side at any time: browsers ask anew, and so do we.
      asked.on('error', (failure) => (asked.reusedSocket ? resolve(once(method, path, body)) : reject(failure)));
      asked.setTimeout(patienceMs, () => asked.destroy(new Error('no answer within five seconds')));
      asked.end(text);
    });
  const call = async (path: string, body: object): Promise<string> => {
    const { body: reply } = await once('POST', `/api${path}`, body);
    if (!reply.jwt) throw new Error(`${path} answered ${JSON.stringify(reply)}`);
    return reply.jwt;
  };

  const account = { userName: `player ${mark}`, emailAddress: `${mark}@example.org`, password: 'a quarter to lamps' };
  token = await call('/register/emailregisteruser', account);
  token = await call('/register/createcharacter', { userName: `Ada ${mark}`, gender: 'Lady', avatar: 'veil' });

  const rounds = [
    () => once('GET', '/'),
    () => once('POST', '/api/storylet', {}),
    () => once('GET', '/api/character/myself'),
    () => once('GET', '/healthz'),
  ];
  return {
    /** Asks until told otherwise. */
    async playUntil(isOver: () => boolean): Promise<ServedCalls> {
      let failed = 0;
      let slowestMs = 0;
      let asks = 0;
      let why: string | undefined;
      for (; !isOver(); asks++) {
        const askedAt = performance.now();
        try {
          const ask = rounds[asks % rounds.length] as (typeof rounds)[number];
          const { status, body } = await ask();
          if (status !== 200 || body.isSuccess === false) throw new Error(`answered with ${status}`);
          slowestMs = Math.max(slowestMs, performance.now() - askedAt);
        } catch (failure) {
          failed++;
          why ??= (failure as Error).message;
        }
        await pause(betweenAsksMs);
      }
      return { asks, failed, slowestMs, ...(why && { why }) };
    },
    leave: () => agent.destroy(),
  };
}
