import { Readable } from 'node:stream';
import { type Endpoint, keyHeader, type Who } from '@underhall/contract';
import { maxIdempotencyKeyLength } from '@underhall/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { DatabaseUnavailable } from '../db/database.ts';
import {
  type AuthenticateDeps,
  callerIfKnown,
  type Player,
  requireAccount,
  requirePlayer,
  requireProof,
  type SignedIn,
} from './authenticate.ts';
import { fitBody, longestBody } from './lenient-body.ts';
import { allowanceOf } from './rate-limits.ts';
import { countOverAll, type TallyDeps } from './tallies.ts';

/** The parts that every endpoint needs. An area adds its own stores to them in a type beside its routes. */
export type AnswerDeps = AuthenticateDeps & TallyDeps;

type Asking<Asker extends Who> = {
  character: Player;
  account: SignedIn;
  'known if signed in': Partial<Player>;
  anyone: object;
}[Asker];

export type Call<Asker extends Who, Body extends TSchema> = Asking<Asker> & {
  readonly body: Static<Body>;
  readonly request: FastifyRequest;
  /** The caller's idempotency key, if the endpoint's `repeat` is `by key` and one was sent. */
  readonly key?: string;
};

/** Fastify has header names in lower case. */
const keyName = keyHeader.toLowerCase();
const KeySchema = Type.Object({
  [keyName]: Type.Optional(Type.String({ minLength: 1, maxLength: maxIdempotencyKeyLength })),
});

/**
 * Binds one endpoint of the contract to the function that answers it: finds out who asks; fits, cleans and
 * checks the fields, which a GET call brings in its query and others in their body; and drops from the reply
 * what the contract does not list. A reply may be a stream of the JSON that the contract says. The handler sees no field that the endpoint's schema does not name. Where the
 * database's answer was lost and a repeat has one effect by the contract, it is called once more before the caller is
 * told.
 */
export function answer<Asked extends Endpoint>(
  app: FastifyInstance,
  deps: AnswerDeps,
  asked: Asked,
  handle: (call: Call<Asked['who'], Asked['body']>) => Promise<Static<Asked['reply']>>,
): void {
  const where = asked.method === 'GET' ? 'query' : 'body';
  for (const path of [asked.path, ...(asked.olderPaths ?? [])]) {
    app.route({
      method: asked.method,
      url: `/api${path}`,
      schema: {
        summary: asked.summary,
        ...(where === 'body' ? { body: asked.body } : { querystring: asked.body }),
        ...(asked.repeat === 'by key' && { headers: KeySchema }),
        response: { 200: asked.reply },
        ...(path !== asked.path && { hide: true }),
      },
      config: { rateLimit: allowanceOf(asked.rate, deps) },
      bodyLimit: needsAccount(asked.who) ? longestBody.ofAccounts : longestBody.ofStrangers,
      // Who asks comes before what is asked: a stranger learns nothing about the body's rules, and no long one is read.
      preParsing: async (request, _reply, body) => {
        request.who = await asking(asked.who, deps, request);
        if (asked.recent) await requireProof(deps, request.who);
        await countOverAll(deps, asked.rate, request);
        return body;
      },
      preValidation: async (request) => {
        request[where] = fitBody(asked.body, request[where], request.params);
      },
      handler: async (request, reply) => {
        const key = asked.repeat === 'by key' ? request.headers[keyName] : undefined;
        const call = { ...request.who, body: request[where], request, ...(key !== undefined && { key }) };
        const handled = () => handle(call as Call<Asked['who'], Asked['body']>);
        const isRepeatable = asked.repeat !== 'by key' || key !== undefined;
        const answered = await handled().catch((failure: unknown) => {
          if (isRepeatable && failure instanceof DatabaseUnavailable && !failure.isSilent) return handled();
          throw failure;
        });
        if (asked.freshForSeconds !== undefined)
          reply.header('Cache-Control', `public, max-age=${asked.freshForSeconds}`);
        if ((answered as unknown) instanceof Readable) reply.type('application/json; charset=utf-8');
        return answered as never;
      },
    });
  }
}

const needsAccount = (who: Who): boolean => who === 'account' || who === 'character';

function asking(who: Who, deps: AuthenticateDeps, request: FastifyRequest): Promise<object> | object {
  switch (who) {
    case 'anyone':
      return {};
    case 'known if signed in':
      return callerIfKnown(deps, request);
    case 'account':
      return requireAccount(deps, request);
    case 'character':
      return requirePlayer(deps, request);
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `answer` before the body is read. */
    who: object;
  }
}
