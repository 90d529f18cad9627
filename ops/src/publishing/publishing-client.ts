import { setTimeout as pause } from 'node:timers/promises';
import { type Calls, keyHeader } from '@underhall/contract';
import { NoReply, Stop } from './stop.ts';

type PublishingCall = Extract<keyof Calls, `${string} /extra/publishing/${string}`>;

export type PublishingClient = {
  /**
   * Calls the server, and says so and repeats the call while it cannot be reached.
   *
   * @throws Stop with the server's sentence if it refuses, or advice if it has never replied
   * @throws NoReply if it replies no more
   */
  call<Name extends PublishingCall>(name: Name, body: Calls[Name]['body'], key?: string): Promise<Calls[Name]['reply']>;
};

/** Together more than a minute. */
const waitsMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];
/** Before the first reply, more attempts are unlikely to help: the address may be wrong. */
const maxFirstWaits = 3;
/** While nobody listens at the address. A restart takes less. */
const maxWaitsAlone = 5;

type Connection = {
  readonly server: URL;
  readonly token: string;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
};

export function publishingClient({ server, token, print, signal }: Connection): PublishingClient {
  let hasReplied = false;
  const send = (name: string, body: object, key: string | undefined): Promise<Response> => {
    const [method = '', path] = name.split(' ');
    const isRead = method === 'GET';
    const query = new URLSearchParams(Object.entries(body).map(([field, value]) => [field, String(value)]));
    return fetch(`${server.origin}/api${path}${isRead ? `?${query}` : ''}`, {
      method,
      signal,
      // Another server must not get the token.
      redirect: 'error',
      headers: {
        authorization: `Bearer ${token}`,
        ...(!isRead && { 'content-type': 'application/json' }),
        ...(key !== undefined && { [keyHeader]: key }),
      },
      ...(!isRead && { body: JSON.stringify(body) }),
    });
  };
  return {
    async call(name, body, key) {
      let said = '';
      let mayHaveArrived = false;
      for (let tries = 0; ; tries++) {
        const outcome = await attempt(() => send(name, body, key), server.host, signal);
        hasReplied ||= outcome.isReply;
        if ('reply' in outcome) return outcome.reply as never;
        mayHaveArrived ||= outcome.isReply || outcome.mayHaveArrived;
        const waits = waitsMs.slice(0, outcome.isReply ? waitsMs.length : hasReplied ? maxWaitsAlone : maxFirstWaits);
        const waitMs = waits[tries];
        if (waitMs === undefined && hasReplied) throw new NoReply(outcome.why, mayHaveArrived);
        if (waitMs === undefined)
          throw new Stop(`${server.host} still does not reply. Start the game, or correct the address after --to.`);
        if (outcome.isTrouble && outcome.why !== said)
          print(`${outcome.why} Trying again for ${secondsIn(waits.slice(tries))} seconds ...`);
        said = outcome.why;
        await pause(Math.max(waitMs, outcome.afterMs), undefined, { signal });
      }
    },
  };
}

const secondsIn = (waits: readonly number[]): number =>
  Math.ceil(waits.reduce((sum, waitMs) => sum + waitMs, 0) / 1_000);

type Delay = { readonly why: string; readonly afterMs: number; readonly isTrouble: boolean };
/** `isReply` is false if nobody listens at the address, or the connection broke. */
type Outcome =
  | { readonly isReply: true; readonly reply: object }
  | (Delay & { readonly isReply: true })
  | (Delay & { readonly isReply: false; readonly mayHaveArrived: boolean });

/** No connection was made. */
const notSent: ReadonlySet<string | undefined> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH']);

const tooMany = 429;
/** Statuses that say nothing about the request. A proxy answers 502 and 504 while the server restarts. */
const passing = new Set([tooMany, 502, 503, 504]);

async function attempt(send: () => Promise<Response>, host: string, signal: AbortSignal): Promise<Outcome> {
  let answer: Response;
  let text: string;
  try {
    answer = await send();
    text = await answer.text();
  } catch (failure) {
    signal.throwIfAborted();
    const { cause, message } = failure as Error & {
      readonly cause?: { readonly code?: string; readonly message: string };
    };
    if (cause?.code?.startsWith('ERR_SSL_')) throw new Stop(noHttps(host));
    // An error about several addresses has a code and no message.
    const why = `${host} cannot be reached: ${cause?.message || cause?.code || message}.`;
    return { isReply: false, why, afterMs: 0, isTrouble: true, mayHaveArrived: !notSent.has(cause?.code) };
  }
  const reply = read(text);
  const message = reply?.message ?? `${host} answers with status ${answer.status}.`;
  if (passing.has(answer.status)) {
    const seconds = Number(answer.headers.get('retry-after') ?? 0);
    return { isReply: true, why: message, afterMs: seconds * 1000, isTrouble: answer.status !== tooMany };
  }
  if (answer.status === 404 || reply === undefined)
    throw new Stop(`${host} is no game that takes published worlds, or one of an older version. Look at the address.`);
  if (!answer.ok || reply.isSuccess === false) throw new Stop(message);
  return { isReply: true, reply };
}

const noHttps = (host: string): string =>
  `${host} does not answer by https. If it is this machine, write --to http://${host}. Otherwise ask the operator for the address that begins with https.`;

function read(text: string): { readonly isSuccess?: boolean; readonly message?: string } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
