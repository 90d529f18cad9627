import type { Calls } from '@underhall/contract';
import { type FailedAnswer, Failure, Refused, toFailure, unreachableFailure } from './failures.ts';
import { handleFailure } from './handle-failure.ts';
import { type CallName, takePrefetched } from './prefetched-calls.ts';
import { recordServerTime } from './server-clock.ts';
import { readToken, renewToken } from './token.ts';
import { recordUndo } from './undo-offer.ts';
import { clientVersion, currentVersionHeader, latestVersionHeader, recordLatestVersion } from './version.ts';
import { recordWorld, worldVersionHeader } from './world-version.ts';

type RenewingCall = { [Name in CallName]: Calls[Name]['reply'] extends { jwt: string } ? Name : never }[CallName];

const wrongCredentials = 'We were not able to log you in with the credentials you supplied.';
type Answer = Readonly<Record<string, unknown>>;
const timeoutMs = 30_000;

const renewingCalls: Record<RenewingCall, true> = {
  'POST /login': true,
  'POST /apple/login': true,
  'POST /facebook/processsignedrequest': true,
  'POST /google/fedcmcallback': true,
  'POST /extra/signin/complete': true,
  'GET /login/user': true,
  'POST /register/emailregisteruser': true,
  'POST /register/createcharacter': true,
};

/**
 * Every request of the client except the prefetches of `first.js`. A repeated call with the same idempotency key
 * returns the first reply.
 */
export async function call<Name extends CallName>(
  name: Name,
  body: Calls[Name]['body'],
  key?: string,
): Promise<Calls[Name]['reply']> {
  const token = readToken();
  try {
    const answer = await ask(name, body, token, key);
    recordUndo(name, answer);
    if (name in renewingCalls && typeof answer.jwt === 'string') renewToken(answer.jwt, token);
    return answer as Calls[Name]['reply'];
  } catch (error) {
    throw handleFailure(error, token);
  }
}

async function ask(name: CallName, body: unknown, token: string | null, key?: string): Promise<Answer> {
  const response = await send(name, body, token, key);
  recordLatestVersion(response.headers.get(latestVersionHeader));
  recordWorld(response.headers.get(worldVersionHeader));
  recordServerTime(response.headers.get('Date'));
  const answer = await readAnswer(response);
  // Wrong credentials are a form error and do not end the session.
  if (response.status === 401 && name === 'POST /login')
    throw new Refused(messageOf(answer) ?? wrongCredentials, answer);
  if (response.status !== 200) throw toFailure(response.status, readFailedAnswer(response, answer));
  if (answer === undefined) throw toFailure(500);
  if (answer.isSuccess === false) throw new Refused(messageOf(answer) ?? 'That cannot be done just now.', answer);
  return answer;
}

async function send(name: CallName, body: unknown, token: string | null, key?: string): Promise<Response> {
  const [method = 'GET', route = '/'] = name.split(' ');
  const path = route.replace(/:(\w+)/, (_, field) =>
    encodeURIComponent(String((body as Record<string, unknown>)[field])),
  );
  const headers = {
    'Content-Type': 'application/json',
    [currentVersionHeader]: clientVersion,
    'X-Requested-With': 'XMLHttpRequest',
    'X-Page-Visibility': document.visibilityState,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(key && { 'Idempotency-Key': key }),
  };
  const init = { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) };
  const query = method === 'GET' ? queryOf(body, route) : '';
  try {
    const prefetched = takePrefetched(name, token);
    return await (prefetched ?? fetch(`/api${path}${query}`, { ...init, signal: AbortSignal.timeout(timeoutMs) }));
  } catch {
    throw unreachableFailure();
  }
}

/** Returns the query string of a GET call: all fields that are not in the path. Arrays repeat the parameter name. */
function queryOf(fields: unknown, route: string): string {
  const pairs = Object.entries((fields ?? {}) as Record<string, unknown>)
    .filter(([name]) => !route.includes(`:${name}`))
    .flatMap(([name, value]) => [value].flat().flatMap((each) => (each === undefined ? [] : [[name, String(each)]])));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** Returns undefined unless the body is a JSON object. Throws if the connection breaks. */
async function readAnswer(response: Response): Promise<Answer | undefined> {
  let text: string;
  try {
    text = await response.text();
  } catch {
    throw unreachableFailure();
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const messageOf = (answer: Answer | undefined): string | undefined =>
  typeof answer?.message === 'string' && answer.message !== '' ? answer.message : undefined;

/** The end of maintenance comes from `until` in the reply, otherwise from `Retry-After`. */
function readFailedAnswer({ headers }: Response, answer: Answer | undefined): FailedAnswer {
  const retryAfter = headers.get('Retry-After');
  const message = messageOf(answer);
  const until = new Date(typeof answer?.until === 'string' ? answer.until : momentAfter(retryAfter));
  const isMaintenance = answer?.isMaintenance !== false;
  return { retryAfter, isMaintenance, ...(message && { message }), ...(!Number.isNaN(until.getTime()) && { until }) };
}

/** Converts `Retry-After` (seconds or a date) to milliseconds since 1970. */
const momentAfter = (retryAfter: string | null): number =>
  /^\d+$/.test(retryAfter ?? '') ? Date.now() + Number(retryAfter) * 1000 : Date.parse(retryAfter ?? '');

export const isFailure = (error: unknown, trouble: Failure['trouble']): boolean =>
  error instanceof Failure && error.trouble === trouble;

/** A call that is repeated with the same key takes effect once. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
