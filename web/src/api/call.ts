import type { Calls } from '@underhall/contract';
import { type FailedAnswer, Failure, failureOf, Refused, unreachable } from './failures.ts';
import { handleFailure } from './handle-failure.ts';
import { type CallName, takePrefetched } from './prefetched-calls.ts';
import { noteServerTime } from './server-clock.ts';
import { readToken, renewToken } from './token.ts';
import { clientVersion, currentVersionHeader, latestVersionHeader, noteLatestVersion } from './version.ts';

type Renewing = { [Name in CallName]: Calls[Name]['reply'] extends { jwt: string } ? Name : never }[CallName];

const wrongCredentials = 'We were not able to log you in with the credentials you supplied.';
type Answer = Readonly<Record<string, unknown>>;
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

/**
 * The only fetch in the client but for what `first.js` asks for ahead of it. With a key, a call that is sent again is
 * answered as the first time.
 */
export async function call<Name extends CallName>(
  name: Name,
  body: Calls[Name]['body'],
  key?: string,
): Promise<Calls[Name]['reply']> {
  const token = readToken();
  try {
    const answer = await ask(name, body, token, key);
    if (name in renewing && typeof answer.jwt === 'string') renewToken(answer.jwt, token);
    return answer as Calls[Name]['reply'];
  } catch (error) {
    throw handleFailure(error, token);
  }
}

async function ask(name: CallName, body: unknown, token: string | null, key?: string): Promise<Answer> {
  const response = await send(name, body, token, key);
  noteLatestVersion(response.headers.get(latestVersionHeader));
  noteServerTime(response.headers.get('Date'));
  const answer = await readAnswer(response);
  // Wrong credentials are an answer to a form, and end no session.
  if (response.status === 401 && name === 'POST /login')
    throw new Refused(messageOf(answer) ?? wrongCredentials, answer);
  if (response.status !== 200) throw failureOf(response.status, readFailedAnswer(response, answer));
  if (answer === undefined) throw failureOf(500);
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
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(key && { 'Idempotency-Key': key }),
  };
  const init = { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) };
  const query = method === 'GET' ? queryOf(body, route) : '';
  try {
    const ahead = takePrefetched(name, token);
    return await (ahead ?? fetch(`/api${path}${query}`, { ...init, signal: AbortSignal.timeout(patienceMs) }));
  } catch {
    throw unreachable();
  }
}

/** The fields of a GET call that its path does not hold, as the server reads them: a list is its name repeated. */
function queryOf(fields: unknown, route: string): string {
  const pairs = Object.entries((fields ?? {}) as Record<string, unknown>)
    .filter(([name]) => !route.includes(`:${name}`))
    .flatMap(([name, value]) => [value].flat().flatMap((each) => (each === undefined ? [] : [[name, String(each)]])));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** Undefined when it is not an object in JSON: a proxy's error page, or a connection broken in mid-answer. */
async function readAnswer(response: Response): Promise<Answer | undefined> {
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

const messageOf = (answer: Answer | undefined): string | undefined =>
  typeof answer?.message === 'string' && answer.message !== '' ? answer.message : undefined;

/** The end of maintenance, from the answer's `until`, else from `Retry-After`. */
function readFailedAnswer({ headers }: Response, answer: Answer | undefined): FailedAnswer {
  const retryAfter = headers.get('Retry-After');
  const message = messageOf(answer);
  const until = new Date(typeof answer?.until === 'string' ? answer.until : momentAfter(retryAfter));
  const isMaintenance = answer?.isMaintenance !== false;
  return { retryAfter, isMaintenance, ...(message && { message }), ...(!Number.isNaN(until.getTime()) && { until }) };
}

/** Retry-After counts seconds, or names the moment. */
const momentAfter = (retryAfter: string | null): number =>
  /^\d+$/.test(retryAfter ?? '') ? Date.now() + Number(retryAfter) * 1000 : Date.parse(retryAfter ?? '');

export const isFailure = (error: unknown, trouble: Failure['trouble']): boolean =>
  error instanceof Failure && error.trouble === trouble;

/** Marks one call, so that it happens once however often it is sent. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
