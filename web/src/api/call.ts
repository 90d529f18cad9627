import type { Calls } from '@underhall/contract';
import { Failure, failureOf, Refused, unreachable } from './failures.ts';
import { setStanding } from './standing.ts';
import { forgetToken, readToken, renewToken } from './token.ts';

export type CallName = keyof Calls;
type Renewing = { [Name in CallName]: Calls[Name]['reply'] extends { jwt: string } ? Name : never }[CallName];

export const clientVersion = '6.5.99';
const patienceMs = 30_000;

/** Only these replies may replace the token. */
const renewing: Record<Renewing, true> = {
  'POST /login': true,
  'POST /apple/login': true,
  'POST /facebook/processsignedrequest': true,
  'POST /google/fedcmcallback': true,
  'GET /login/user': true,
  'POST /register/emailregisteruser': true,
  'POST /register/createcharacter': true,
};

/** The only fetch in the client. With a key, a call that is sent again is answered as the first time. */
export async function call<Name extends CallName>(
  name: Name,
  body: Calls[Name]['body'],
  key?: string,
): Promise<Calls[Name]['reply']> {
  const token = readToken();
  const response = await send(name, body, token, key);
  const answer = await readAnswer(response);
  if (response.status !== 200) throw fail(name, token, response, answer);
  if (answer === undefined) throw failureOf(500, undefined, null);
  if (answer.isSuccess === false) throw new Refused(messageOf(answer) ?? 'That cannot be done just now.', answer);
  if (name in renewing && typeof answer.jwt === 'string') renewToken(answer.jwt, token);
  return answer as Calls[Name]['reply'];
}

async function send(name: CallName, body: unknown, token: string | null, key?: string): Promise<Response> {
  const [method = 'GET', route = '/'] = name.split(' ');
  const path = route.replace(/:(\w+)/, (_, field) =>
    encodeURIComponent(String((body as Record<string, unknown>)[field])),
  );
  const headers = {
    'Content-Type': 'application/json',
    'X-Current-Version': clientVersion,
    'X-Requested-With': 'XMLHttpRequest',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(key && { 'Idempotency-Key': key }),
  };
  const signal = AbortSignal.timeout(patienceMs);
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      signal,
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
  } catch {
    throw unreachable();
  }
}

/** Undefined when it is not an object in JSON: a proxy's error page, or a connection broken in mid-answer. */
async function readAnswer(response: Response): Promise<Readonly<Record<string, unknown>> | undefined> {
  let text: string;
  try {
    text = await response.text();
  } catch {
    throw unreachable();
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const messageOf = (answer: Readonly<Record<string, unknown>> | undefined): string | undefined =>
  typeof answer?.message === 'string' && answer.message !== '' ? answer.message : undefined;

/** A token that is rejected ends its own session, not one that has begun while the answer was on its way. */
function fail(
  name: CallName,
  token: string | null,
  response: Response,
  answer: Readonly<Record<string, unknown>> | undefined,
): Error {
  const failure = failureOf(response.status, messageOf(answer), response.headers.get('Retry-After'));
  if (failure.trouble === 'maintenance') setStanding('maintenance');
  if (failure.trouble !== 'signed out') return failure;
  if (name === 'POST /login') return new Refused(messageOf(answer) ?? failure.message, answer);
  if (readToken() !== token) return failure;
  forgetToken();
  setStanding('session ended');
  return failure;
}

export const isFailure = (error: unknown, trouble: Failure['trouble']): boolean =>
  error instanceof Failure && error.trouble === trouble;
