import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, runFor } from '../db/caller.ts';

/** Returns a function that runs code in a context of this request, which an `AsyncLocalStorage` provides. */
export type RequestContext = (request: FastifyRequest) => (run: () => void) => void;

/** Runs each request in these contexts, with all hooks that are added later. Fastify keeps them while it reads a body. */
export function runRequestsIn(app: FastifyInstance, ...contexts: readonly RequestContext[]): void {
  for (const contextOf of contexts) app.addHook('onRequest', (request, _reply, done) => contextOf(request)(done));
}

/** Tells the database for which request a statement runs. `answer` adds the account. */
export const callerContext: RequestContext = (request) => {
  request.caller = { lostMs: 0 };
  return (run) => runFor(request.caller, run);
};

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}
