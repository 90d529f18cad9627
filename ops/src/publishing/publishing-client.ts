import { setTimeout as pause } from 'node:timers/promises';
import { type Calls, keyHeader } from '@underhall/contract';
import { Stop } from './stop.ts';

type PublishingCall = Extract<keyof Calls, `${string} /extra/publishing/${string}`>;

export type PublishingClient = {
  /**
   * Calls the server, and repeats the call while it cannot be reached.
   *
   * @throws Stop with the server's sentence if it refuses
   */
  call<Name extends PublishingCall>(name: Name, body: Calls[Name]['body'], key?: string): Promise<Calls[Name]['reply']>;
};

/** Together more than a minute. */
const waitsMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];
const maxMessageLength = 500;

export function publishingClient(server: URL, token: string, print: (line: string) => void): PublishingClient {
  const base = server.href.replace(/\/$/, '');
  const send = (name: string, body: object, key: string | undefined): Promise<Response> => {
    const [method = '', path] = name.split(' ');
    const isRead = method === 'GET';
    const query = new URLSearchParams(Object.entries(body).map(([field, value]) => [field, String(value)]));
    return fetch(`${base}/api${path}${isRead ? `?${query}` : ''}`, {
      method,
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
      for (const waitMs of [...waitsMs, undefined]) {
        const outcome = await attempt(() => send(name, body, key), server.host);
        if ('reply' in outcome) return outcome.reply as never;
        if (waitMs === undefined) throw new Stop(`${outcome.why} Run the same command again later: it goes on.`);
        if (waitMs === waitsMs[0] && outcome.isTrouble) print(`${outcome.why} Trying again for a minute ...`);
        await pause(Math.max(waitMs, outcome.afterMs));
      }
      throw new Stop(`${server.host} does not answer.`);
    },
  };
}

type Outcome =
  | { readonly reply: object }
  | { readonly why: string; readonly afterMs: number; readonly isTrouble: boolean };

const tooMany = 429;
/** Statuses that say nothing about the request. A proxy answers 502 and 504 while the server restarts. */
const passing = new Set([tooMany, 502, 503, 504]);

async function attempt(send: () => Promise<Response>, host: string): Promise<Outcome> {
  let answer: Response;
  let text: string;
  try {
    answer = await send();
    text = await answer.text();
  } catch (failure) {
    const { cause, message } = failure as Error & {
      readonly cause?: { readonly code?: string; readonly message: string };
    };
    if (cause?.code?.startsWith('ERR_SSL_')) throw new Stop(noHttps(host));
    // An error about several addresses has a code and no message.
    const reason = cause?.message || cause?.code || message;
    return { why: `${host} cannot be reached: ${reason}.`, afterMs: 0, isTrouble: true };
  }
  const reply = read(text);
  const message = String(reply?.message ?? `${host} answers with the status ${answer.status}.`).slice(
    0,
    maxMessageLength,
  );
  if (passing.has(answer.status)) {
    const seconds = Number(answer.headers.get('retry-after') ?? 0);
    return { why: message, afterMs: seconds * 1000, isTrouble: answer.status !== tooMany };
  }
  if (answer.status === 404 || reply === undefined) throw new Stop(otherProgram(host));
  if (!answer.ok || reply.isSuccess === false) throw new Stop(message);
  return { reply };
}

const noHttps = (host: string): string =>
  `${host} does not answer by https. If it is this machine, write --to http://${host}. Otherwise ask the operator for the address that begins with https.`;

const otherProgram = (host: string): string =>
  `${host} is no game that takes published worlds, or one of an older version. Look at the address.`;

function read(text: string): { readonly isSuccess?: boolean; readonly message?: string } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
