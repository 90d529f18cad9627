import cors from '@fastify/cors';
import { keyHeader, versionHeader } from '@underhall/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Pages of our own address may read the answers, and no others; every answer says that it depends on who asked. */
export async function allowOwnPages(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  const ownAddress = publicUrl && new URL(publicUrl).origin;
  await app.register(cors, {
    delegator: (request: FastifyRequest, done) => {
      const { origin } = request.headers;
      const isOwn = origin !== undefined && (origin === ownAddress || hostOf(origin) === request.host);
      done(null, {
        origin: isOwn ? origin : false,
        credentials: true,
        exposedHeaders: versionHeader.toUpperCase(),
        allowedHeaders: ['Authorization', 'Content-Type', 'X-Current-Version', 'X-Requested-With', keyHeader],
        methods: ['GET', 'POST'],
        maxAge: 600,
      });
    },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Vary', 'Origin');
  });
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
