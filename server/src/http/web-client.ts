import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../deps.ts';
import { tell } from './report-failure.ts';

const aYear = '365d';

/** The page, its scripts and the pictures, from the same origin as the calls. */
export async function serveWebClient(app: FastifyInstance, { webFolder, imagesFolder }: Settings): Promise<void> {
  if (imagesFolder) await servePictures(app, imagesFolder);
  if (webFolder) {
    await app.register(files, {
      root: `${webFolder}/assets`,
      prefix: '/assets/',
      immutable: true,
      maxAge: aYear,
      preCompressed: true,
    });
    await app.register(files, {
      root: webFolder,
      prefix: '/',
      decorateReply: false,
      wildcard: false,
      index: false,
      preCompressed: true,
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const asksForPage = webFolder && request.method === 'GET' && !/^\/(api|images|assets)\//.test(request.url);
    if (!asksForPage) return tell(reply, { status: 404, message: 'There is nothing at this address.' });
    return reply.header('Cache-Control', 'no-cache').sendFile('index.html', webFolder);
  });
}

/** `/images/{version}/...`: the version makes an address immutable; any version finds the file of today. */
async function servePictures(app: FastifyInstance, root: string): Promise<void> {
  await app.register(files, { root, serve: false, decorateReply: true, immutable: true, maxAge: aYear });
  app.get<{ Params: { '*': string } }>('/images/:version/*', { schema: { hide: true } }, (request, reply) =>
    reply.sendFile(request.params['*'], root),
  );
}
