import type { FastifyInstance } from 'fastify';
import { type Caller, runFor } from '../db/caller.ts';

/** Tells the database for which request a statement runs. `answer` adds the account. */
export function nameCallers(app: FastifyInstance): void {
  app.decorateRequest('caller', null as unknown as Caller);
  app.addHook('onRequest', (request, _reply, done) => {
    request.caller = { lostMs: 0 };
    runFor(request.caller, done);
  });
  // The events of a body that is read belong to no request.
  app.addHook('preValidation', (request, _reply, done) => runFor(request.caller, done));
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}
