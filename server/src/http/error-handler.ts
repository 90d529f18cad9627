import { versionHeader } from '@underhall/contract';
import { NewerDocument, type WorldWords } from '@underhall/engine';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWriteRefused } from '../db/connection-failures.ts';
import { DatabaseUnavailable, RowLocked, TooManyWaiting } from '../db/database.ts';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import type { PackDeps } from '../world/world-cache.ts';
import { describeMisfit, unreadable } from './describe-misfit.ts';
import {
  BadCredentials,
  Busy,
  NotFound,
  NotPublisher,
  NotSignedIn,
  Overloaded,
  ProofRequired,
  ProviderUnavailable,
  Refused,
  RefusedByRule,
  TooManyRequests,
} from './failures.ts';
import { logOncePerSecond } from './log-failures.ts';
import { maxBodyBytes } from './normalize-body.ts';
import { refusalText } from './refusal-text.ts';
import { isApi, securityHeadersOf } from './security-headers.ts';
import { type SecurityEvent, throttledSecurityLog } from './security-log.ts';

export const notFoundMessage = 'There is nothing at this address.';

type ErrorReply = {
  status: number;
  message: string;
  fields?: object;
  retryAfter?: number;
};

/** The one place that maps errors to statuses and messages. */
export function registerErrorHandler(app: FastifyInstance, { world, runtime }: PackDeps & RuntimeDeps): void {
  const log = logOncePerSecond(runtime);
  const note = throttledSecurityLog(runtime);
  app.setErrorHandler((failure: FastifyError, request, reply) => {
    const errorReply = errorReplyFor(failure, world.pack.words, request);
    if (errorReply.status >= 500 && !(failure instanceof Overloaded)) log(request.log, failure);
    const event = eventOf(failure, errorReply.status);
    if (event) note(request, event);
    request.isRefused = errorReply.status === 200;
    return sendError(reply, errorReply);
  });
}

function eventOf(failure: Error, status: number): SecurityEvent | undefined {
  if (status === 429 || failure instanceof Overloaded) return 'limit reached';
  if (failure instanceof NotSignedIn) return 'no session';
  if (failure instanceof NotPublisher) return 'not allowed';
  if (failure instanceof ProofRequired) return 'proof wanted';
  return status === 400 || status === 413 ? 'misfit call' : undefined;
}

/** Replies to malformed URLs, which Fastify rejects before any hook runs. */
export const rejectMalformedUrl =
  (clientVersion: string) =>
  (_failure: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { url } = request;
    reply.headers({ ...securityHeadersOf(url), [versionHeader]: clientVersion });
    const readable = isNavigation(request) && readableUrl(url);
    if (readable) return void reply.redirect(readable, 302);
    const message = 'This address cannot be read. Check whether it is too long or has invalid characters.';
    void sendError(reply, { status: 400, message });
  };

const isNavigation = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !isApi(url) && (headers.accept ?? '').includes('text/html');

/**
 * Escapes the percent signs of a path that cannot be decoded, so that the page opens and says that nothing is there.
 * Returns undefined if the path can be decoded. Leading slashes are merged: a browser takes `//host` for another site.
 */
function readableUrl(url: string): string | undefined {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return undefined;
  } catch {
    const escaped = path
      .replace(/^[/\\]+/, '')
      .replaceAll('%', '%25')
      .replace(/[^!-~]/g, encodeURIComponent);
    return [`/${escaped}`, ...query].join('?');
  }
}

/** Sends an error. The endpoint's reply schema does not apply. */
export function sendError(reply: FastifyReply, { status, message, fields, retryAfter }: ErrorReply): FastifyReply {
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...fields, isSuccess: false, message });
}

function errorReplyFor(failure: FastifyError, words: WorldWords, request: FastifyRequest): ErrorReply {
  if (failure instanceof RefusedByRule)
    return { status: 200, message: refusalText(failure.refusal, words), fields: failure.fields };
  if (failure instanceof Refused) return { status: 200, message: failure.message, fields: failure.fields };
  if (failure instanceof Busy || failure instanceof RowLocked)
    return { status: 200, message: 'In the middle of doing something else' };
  if (failure instanceof ProofRequired)
    return {
      status: 200,
      message: 'You logged in some time ago. Please confirm that it is you, then try again.',
      fields: { isProofWanted: true },
    };
  if (failure instanceof NotFound) return { status: 404, message: notFoundMessage };
  if (failure instanceof BadCredentials) {
    return { status: 401, message: 'We were not able to log you in with the credentials you supplied.' };
  }
  if (failure instanceof NotSignedIn)
    return { status: 401, message: 'You are not logged in, or your session has ended. Please log in.' };
  if (failure instanceof NotPublisher)
    return {
      status: 401,
      message: `${failure.message} Ask the operator of the game for a new one.`,
    };
  if (failure instanceof TooManyRequests || failure instanceof TooManyWaiting || failure.statusCode === 429) {
    const seconds = failure instanceof TooManyRequests ? failure.retryAfterSeconds : waitingRetryAfter(failure);
    return {
      status: 429,
      message: 'Too many requests. Please wait a moment, then try again.',
      ...(seconds && { retryAfter: seconds }),
    };
  }
  if (failure instanceof NewerDocument) {
    // A newer server is replacing this one and will answer the next request.
    const message = 'A newer version of the game is being installed. Please try again in a moment.';
    return { status: 503, message, fields: { isMaintenance: false }, retryAfter: 2 };
  }
  if (failure instanceof DatabaseUnavailable) {
    const trouble = isWriteRefused(failure.cause)
      ? 'The database of the game takes no changes at the moment.'
      : 'The game cannot reach its database at the moment.';
    const message = `${trouble} Nothing is lost; please try again in a moment.`;
    return { status: 503, message, fields: { isMaintenance: false }, retryAfter: 5 };
  }
  if (failure instanceof ProviderUnavailable) {
    const message = 'The payment company cannot be reached at the moment. Please try again in a moment.';
    return { status: 503, message, fields: { isMaintenance: false }, retryAfter: 10 };
  }
  if (failure instanceof Overloaded) {
    const message = 'The game has too many requests at the moment. Please try again in a moment.';
    return { status: 503, message, fields: { isMaintenance: false }, retryAfter: 2 };
  }
  return errorReplyByStatus(failure, request);
}

const waitingRetryAfter = (failure: Error): number | undefined => (failure instanceof TooManyWaiting ? 1 : undefined);

function errorReplyByStatus(failure: FastifyError, { routeOptions }: FastifyRequest): ErrorReply {
  if (failure.validation) return { status: 400, ...describeMisfit(failure, routeOptions.schema) };
  if (failure.statusCode === 413) {
    const maxSize = routeOptions.bodyLimit ?? maxBodyBytes.signedIn;
    return { status: 413, message: `That is too long: a request may have at most ${maxSize / 1024} KiB.` };
  }
  if (failure.statusCode !== undefined && failure.statusCode < 500) {
    return { status: 400, message: unreadable, fields: { details: failure.message } };
  }
  return {
    status: 500,
    message: 'Our apologies! Something went wrong here. Nothing you had is lost; please try again.',
  };
}
