import cors from '@fastify/cors';
import { keyHeader, versionHeader, visibilityHeader } from '@underhall/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Allows only pages of our own origin to read replies. Every reply has `Vary: Origin`. Our origin is `PUBLIC_URL`. If
 * `PUBLIC_URL` is not set, the origin must equal the requested host and be a loopback name. An attacker could point any
 * other name at this server.
 */
export async function allowOwnOrigin(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  const ownAddress = publicUrl && new URL(publicUrl).origin;
  await app.register(cors, {
    delegator: (request: FastifyRequest, done) => {
      const { origin } = request.headers;
      const isOwn = ownAddress ? origin === ownAddress : isLocalPage(origin, request.host);
      done(null, {
        origin: isOwn && origin !== undefined ? origin : false,
        credentials: true,
        exposedHeaders: versionHeader.toUpperCase(),
        allowedHeaders: [
          'Authorization',
          'Content-Type',
          'X-Current-Version',
          'X-Requested-With',
          keyHeader,
          visibilityHeader,
        ],
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

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

function isLocalPage(origin: string | undefined, host: string): boolean {
  const page = origin === undefined ? null : URL.parse(origin);
  return page !== null && page.host === host && loopback.test(page.hostname);
}
