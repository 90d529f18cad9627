import { versionHeader, worldVersionHeader } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type PageDeps, pageWords } from './page-words.ts';

/** Each reply names the newest client and the version of the world. */
export function sendVersions(app: FastifyInstance, clientVersion: string, deps: PageDeps): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header(versionHeader, clientVersion);
    reply.header(worldVersionHeader, pageWords(deps).version);
    done();
  });
}
