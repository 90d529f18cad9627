import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { nothingThere, tell } from './report-failure.ts';
import { isApi } from './security-headers.ts';

const forEver = { immutable: true, maxAge: '365d' } as const;

/** The page, its scripts and the pictures, from the same origin as the calls; whatever of them has been built. */
export async function serveWebClient(app: FastifyInstance, { webFolder, imagesFolder }: Settings): Promise<void> {
  const page = webFolder && existsSync(join(webFolder, 'index.html')) ? webFolder : undefined;
  if (imagesFolder) await servePictures(app, imagesFolder);
  if (page) await servePage(app, page);
  app.setNotFoundHandler(async (request, reply) => {
    const isForPage =
      page && /^(GET|HEAD)$/.test(request.method) && !isApi(request.url) && !/^\/(images|assets)\//.test(request.url);
    if (!isForPage) return tell(reply, { status: 404, message: nothingThere });
    return reply.sendFile('index.html', page, { cacheControl: false }).header('Cache-Control', 'no-cache');
  });
}

/** Everything under `assets` has its hash in its name; the rest is asked for anew. */
async function servePage(app: FastifyInstance, root: string): Promise<void> {
  const shared = {
    decorateReply: app.hasReplyDecorator('sendFile') === false,
    preCompressed: true,
    index: false as const,
  };
  await app.register(files, { ...shared, ...forEver, root: join(root, 'assets'), prefix: '/assets/' });
  await app.register(files, {
    ...shared,
    decorateReply: false,
    root,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**'],
  });
}

/** Folders and a file of ours; with anything else in it an address names no picture. */
const picture = /^(?:[\w-]+\/)+[\w-]+\.\w+$/;

/**
 * `/images/{version}/...`: the version makes an address immutable; any version finds the file of today. The sheets of
 * the maps are among them, at `{rootPrefix}/spritesheets/{rootPrefix}-{n}.json`.
 */
async function servePictures(app: FastifyInstance, root: string): Promise<void> {
  await app.register(files, { root, serve: false });
  app.get<{ Params: { '*': string } }>('/images/:version/*', { schema: { hide: true } }, (request, reply) => {
    const path = request.params['*'];
    return picture.test(path) ? reply.sendFile(path, root, forEver) : reply.callNotFound();
  });
}
