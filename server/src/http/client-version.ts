import { versionHeader } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';

/** Sends the version of the newest client in a header of every answer. */
export function sendClientVersion(app: FastifyInstance, version: string): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header(versionHeader, version);
    done();
  });
}
