import type { FastifyInstance } from 'fastify';
import type { RunPinned, WorldCache } from './world-cache.ts';

/** Lets each call end in the world in which it began. */
export function pinWorld(app: FastifyInstance, { world }: { readonly world: Pick<WorldCache, 'pin'> }): void {
  app.decorateRequest('inItsWorld', null as unknown as RunPinned);
  app.addHook('onRequest', (request, _reply, done) => {
    request.inItsWorld = world.pin();
    request.inItsWorld(done);
  });
  // The events of a body that is read belong to no request.
  app.addHook('preValidation', (request, _reply, done) => request.inItsWorld(done));
}

declare module 'fastify' {
  interface FastifyRequest {
    inItsWorld: RunPinned;
  }
}
