import { versionHeader } from '@underhall/contract';
import { NewerDocument, type WorldWords } from '@underhall/engine';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable, RowLocked } from '../db/database.ts';
import type { PackDeps } from '../world/world-cache.ts';
import {
  AgainstTheRules,
  BadCredentials,
  Busy,
  NothingThere,
  NotSignedIn,
  ProofWanted,
  Refused,
  TooMuch,
} from './failures.ts';
import { longestBody } from './lenient-body.ts';
import { logOncePerSecond } from './log-failures.ts';
import { refusalText } from './refusal-text.ts';
import { guardsOf } from './security-headers.ts';
import { type SecurityEvent, sparingNotes } from './security-log.ts';

export const nothingThere = 'There is nothing at this address.';

type ErrorReply = {
  status: number;
  message: string;
  fields?: Readonly<Record<string, string | boolean>>;
  retryAfter?: number;
};

/** The one place that knows which failure becomes which status and which words. */
export function reportFailures(app: FastifyInstance, { world }: PackDeps): void {
  const log = logOncePerSecond();
  const note = sparingNotes();
  app.setErrorHandler((failure: FastifyError, request, reply) => {
    const errorReply = errorReplyFor(failure, world.pack.words, request);
    if (errorReply.status >= 500) log(request.log, failure);
    const event = eventOf(failure, errorReply.status);
    if (event) note(request, event);
    request.isRefused = errorReply.status === 200;
    return sendError(reply, errorReply);
  });
}

/** The event of security that a failure is, if it is one. */
function eventOf(failure: Error, status: number): SecurityEvent | undefined {
  if (status === 429) return 'limit reached';
  if (failure instanceof NotSignedIn) return 'no session';
  if (failure instanceof ProofWanted) return 'proof wanted';
  return status === 400 || status === 413 ? 'misfit call' : undefined;
}

/** Answers malformed addresses, which Fastify rejects before any hook runs. */
export const refuseUnreadable =
  (clientVersion: string) =>
  (_failure: FastifyError, { url }: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...guardsOf(url), [versionHeader]: clientVersion });
    const message = 'This address cannot be read. Check it for odd signs, or for being too long.';
    void sendError(reply, { status: 400, message });
  };

/** Sends an error, whatever reply schema a success would have had. */
export function sendError(reply: FastifyReply, { status, message, fields, retryAfter }: ErrorReply): FastifyReply {
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ isSuccess: false, message, ...fields });
}

function errorReplyFor(failure: FastifyError, words: WorldWords, request: FastifyRequest): ErrorReply {
  if (failure instanceof AgainstTheRules) return { status: 200, message: refusalText(failure.refusal, words) };
  if (failure instanceof Refused) return { status: 200, message: failure.message, fields: failure.fields };
  if (failure instanceof Busy || failure instanceof RowLocked)
    return { status: 200, message: 'In the middle of doing something else' };
  if (failure instanceof ProofWanted)
    return {
      status: 200,
      message: 'It is a while since you logged in. Show once more that it is you, then try again.',
      fields: { isProofWanted: true },
    };
  if (failure instanceof NothingThere) return { status: 404, message: nothingThere };
  if (failure instanceof BadCredentials) {
    return { status: 401, message: 'We were not able to log you in with the credentials you supplied.' };
  }
  if (failure instanceof NotSignedIn)
    return { status: 401, message: 'You are not signed in, or no longer. Please log in.' };
  if (failure instanceof TooMuch || failure.statusCode === 429) {
    const seconds = failure instanceof TooMuch ? failure.retryAfterSeconds : undefined;
    return {
      status: 429,
      message: 'Too many tries at once. Please wait a moment, then try again.',
      ...(seconds && { retryAfter: seconds }),
    };
  }
  if (failure instanceof NewerDocument) {
    // A server that is about to be replaced: the next call is answered by one that has been.
    const message = 'A newer version of the game is being put in place. Please try again in a moment.';
    return { status: 503, message, fields: { isMaintenance: false }, retryAfter: 2 };
  }
  if (failure instanceof DatabaseUnavailable) {
    const message =
      'The game cannot reach its records just now. Nothing you had is lost; please try again in a moment.';
    return { status: 503, message, fields: { isMaintenance: false }, retryAfter: 5 };
  }
  return errorReplyByStatus(failure, request);
}

function errorReplyByStatus(failure: FastifyError, { routeOptions }: FastifyRequest): ErrorReply {
  if (failure.validation) return { status: 400, message: `This call does not fit: ${failure.message}.` };
  if (failure.statusCode === 413) {
    const most = routeOptions.bodyLimit === longestBody.ofAccounts ? '1 MiB' : '64 KiB';
    return { status: 413, message: `That is too long: at most ${most} can be sent at once.` };
  }
  if (failure.statusCode !== undefined && failure.statusCode < 500) {
    return { status: 400, message: `This call cannot be read: ${failure.message}` };
  }
  return {
    status: 500,
    message: 'Our apologies! Something went wrong here. Nothing you had is lost; please try again.',
  };
}
