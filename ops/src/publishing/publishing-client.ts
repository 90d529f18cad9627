import { setTimeout as pause } from 'node:timers/promises';
import { type Calls, keyHeader } from '@underhall/contract';
import { Stop } from './stop.ts';

type PublishingCall = Extract<keyof Calls, `${string} /extra/publishing/${string}`>;

export type PublishingClient = {
  /**
   * Calls the server, and says so and repeats the call while it cannot be reached.
   *
   * @throws Stop with the server's sentence if it refuses
   */
  call<Name extends PublishingCall>(name: Name, body: Calls[Name]['body'], key?: string): Promise<Calls[Name]['reply']>;
};

/** Together more than a minute. */
const waitsMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];
/** Before the first reply, more attempts are unlikely to help: the address may be wrong. */
const maxFirstWaits = 3;

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
      for (let tries = 0; ; tries++) {
        const outcome = await attempt(() => send(name, body, key), server.host, signal);
        hasReplied ||= outcome.isReply;
        if ('reply' in outcome) return outcome.reply as never;
        const waitMs = hasReplied || tries < maxFirstWaits ? waitsMs[tries] : undefined;
        if (waitMs === undefined)
          throw new Stop(hasReplied ? `${outcome.why} Run the same command again later: it goes on.` : outcome.why);
        if (outcome.isTrouble && outcome.why !== said) print(`${outcome.why} Trying again ...`);
        said = outcome.why;
        await pause(Math.max(waitMs, outcome.afterMs), undefined, { signal });
      }
    },
  };
}

/** `isReply` is false if nobody listens at the address. */
type Outcome = { readonly isReply: boolean } & (
  | { readonly reply: object }
  | { readonly why: string; readonly afterMs: number; readonly isTrouble: boolean }
);

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
    return { isReply: false, why, afterMs: 0, isTrouble: true };
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
