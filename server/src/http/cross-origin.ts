import cors from '@fastify/cors';
import { keyHeader, versionHeader } from '@underhall/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Pages of our own address may read the answers, and no others; every answer says that it depends on who asked. The own
 * address is the public one. Where none is set it is what the caller asked for, if that is a name of this machine itself:
 * any other name may be somebody's who had it lead here.
 */
export async function allowOwnPages(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  const ownAddress = publicUrl && new URL(publicUrl).origin;
  await app.register(cors, {
    delegator: (request: FastifyRequest, done) => {
      const { origin } = request.headers;
      const isOwn = ownAddress ? origin === ownAddress : isLocalPage(origin, request.host);
      done(null, {
        origin: isOwn && origin !== undefined ? origin : false,
        credentials: true,
        exposedHeaders: versionHeader.toUpperCase(),
        allowedHeaders: ['Authorization', 'Content-Type', 'X-Current-Version', 'X-Requested-With', keyHeader],
        methods: ['GET', 'POST'],
        maxAge: 600,
      });
    },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('Vary', 'Origin');
    done();
  });
}

/** Names by which a machine is known to itself alone. */
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

function isLocalPage(origin: string | undefined, host: string): boolean {
  const page = origin === undefined ? null : URL.parse(origin);
  return page !== null && page.host === host && loopback.test(page.hostname);
}
