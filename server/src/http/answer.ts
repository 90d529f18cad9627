import { Readable } from 'node:stream';
import { type AllowedCaller, acceptsKey, type Endpoint, keyHeader, worldVersionHeader } from '@underhall/contract';
import { maxIdempotencyKeyLength } from '@underhall/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { DatabaseUnavailable } from '../db/database.ts';
import {
  type AuthenticateDeps,
  findCaller,
  type Player,
  type Publisher,
  requireAccount,
  requirePlayer,
  requireProof,
  requirePublisher,
  type SignedIn,
} from './authenticate.ts';
import { maxBodyBytes, normalizeBody } from './normalize-body.ts';
import { applySharedRateLimit, type RateLimitCounterDeps } from './rate-limit-counters.ts';
import { rateLimitOf } from './rate-limits.ts';
import { refuseControlCharacters } from './refuse-control-characters.ts';
import { recordVisit, type VisitDeps } from './visits.ts';

/** Dependencies of every endpoint. An area adds its own stores in the type of its routes. */
export type AnswerDeps = AuthenticateDeps & RateLimitCounterDeps & VisitDeps;

type CallerOf<W extends AllowedCaller> = {
  character: Player;
  account: SignedIn;
  'known if signed in': Partial<Player>;
  anyone: object;
  publisher: Publisher;
}[W];

export type Call<W extends AllowedCaller, Body extends TSchema> = CallerOf<W> & {
  readonly body: Static<Body>;
  readonly request: FastifyRequest;
  /** The caller's idempotency key, if one was sent and the endpoint accepts keys. */
  readonly key?: string;
};

const keyName = keyHeader.toLowerCase();
const KeySchema = Type.Object({
  [keyName]: Type.Optional(Type.String({ minLength: 1, maxLength: maxIdempotencyKeyLength })),
});

/**
 * Authenticates the caller, then normalizes and validates the fields of the query (GET) or the body. Drops fields that
 * the body and reply schemas do not declare.
 *
 * A handler may return a stream of JSON. If the database connection is lost and the contract says that a repeat is
 * safe, calls the handler a second time.
 */
export function answer<E extends Endpoint>(
  app: FastifyInstance,
  deps: AnswerDeps,
  endpoint: E,
  handle: (call: Call<E['who'], E['body']>) => Promise<Static<E['reply']>>,
): void {
  const source = endpoint.method === 'GET' ? 'query' : 'body';
  for (const path of [endpoint.path, ...(endpoint.olderPaths ?? [])]) {
    app.route({
      method: endpoint.method,
      url: `/api${path}`,
      schema: {
        summary: endpoint.summary,
        ...(source === 'body' ? { body: endpoint.body } : { querystring: endpoint.body }),
        ...(acceptsKey(endpoint) && { headers: KeySchema }),
        response: { 200: endpoint.reply },
        ...(path !== endpoint.path && { hide: true }),
      },
      config: { rateLimit: rateLimitOf(endpoint.rate, deps) },
      bodyLimit: isKnown(endpoint.who) ? maxBodyBytes.signedIn : maxBodyBytes.anonymous,
      // Authenticate first, so that an anonymous caller learns nothing about the schema and cannot send a long body.
      preParsing: async (request, _reply, body) => {
        const who = await authenticate(endpoint.who, deps, request);
        request.who = who;
        if ('accountId' in who && typeof who.accountId === 'number') request.caller.accountId = who.accountId;
        if (endpoint.recent) await requireProof(deps, request.who);
        await applySharedRateLimit(deps, endpoint.rate, request);
        await recordVisit(deps, endpoint, request);
        return body;
      },
      preValidation: async (request) => {
        request[source] = normalizeBody(endpoint.body, source, request[source], request.params);
        // Browser error reports may contain any characters, because they are only logged.
        if (source === 'body' && endpoint.rate !== 'report') refuseControlCharacters(request[source]);
      },
      handler: async (request, reply) => {
        const key = acceptsKey(endpoint) ? request.headers[keyName] : undefined;
        const call = { ...request.who, body: request[source], request, ...(key !== undefined && { key }) };
        const run = () => handle(call as Call<E['who'], E['body']>);
        const isRepeatable = endpoint.repeat !== 'by key' || key !== undefined;
        const answered = await run().catch((failure: unknown) => {
          if (isRepeatable && failure instanceof DatabaseUnavailable && !failure.hasTimedOut) return run();
          throw failure;
        });
        if (endpoint.freshForSeconds !== undefined) {
          reply.header('Cache-Control', `public, max-age=${endpoint.freshForSeconds}`);
          reply.removeHeader(worldVersionHeader);
        }
        if ((answered as unknown) instanceof Readable) reply.type('application/json; charset=utf-8');
        return answered as never;
      },
    });
  }
}

const isKnown = (who: AllowedCaller): boolean => who === 'account' || who === 'character' || who === 'publisher';

function authenticate(who: AllowedCaller, deps: AuthenticateDeps, request: FastifyRequest): Promise<object> | object {
  switch (who) {
    case 'anyone':
      return {};
    case 'known if signed in':
      return findCaller(deps, request);
    case 'account':
      return requireAccount(deps, request);
    case 'character':
      return requirePlayer(deps, request);
    case 'publisher':
      return requirePublisher(deps, request);
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `answer` before the body is read. */
    who: object;
  }
}
