import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import { fillPage, type PageAbout } from '@underhall/contract';
import type { WorldWords } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ServerOptions } from '../server-options.ts';
import type { PackDeps } from '../world/world-cache.ts';
import { allowanceElsewhere } from './rate-limits.ts';
import { nothingThere, sendError } from './report-failure.ts';
import { isApi } from './security-headers.ts';
import { drawInitial } from './world-icon.ts';

const forEver = { immutable: true, maxAge: '365d' } as const;

/**
 * The page, its scripts and the pictures, from the same origin as the calls; whatever of them has been built. `about`
 * tells what an address leads to, for the page's head.
 */
export async function serveWebClient(
  app: FastifyInstance,
  { options, world }: PackDeps & { readonly options: ServerOptions },
  about: (path: string) => Promise<PageAbout>,
): Promise<void> {
  const { webFolder, imagesFolder, publicUrl } = options;
  const origin = publicUrl && new URL(publicUrl).origin;
  if (imagesFolder) await servePictures(app, imagesFolder);
  app.get('/icon.svg', { schema: { hide: true } }, (_, reply) =>
    reply.type('image/svg+xml').send(drawInitial(world.pack.words)),
  );
  const page = webFolder && (await readPage(webFolder, origin));
  if (webFolder && page) await servePage(app, webFolder);
  app.setNotFoundHandler(allowanceElsewhere(app, options), (_, reply) =>
    sendError(reply, { status: 404, message: nothingThere }),
  );
  if (!page) return;
  const filled = pageFiller(page);
  // A route of its own, for what no route serves is sent uncompressed.
  app.get('/*', { schema: { hide: true } }, async ({ url }, reply) => {
    if (isApi(url) || isNoPage(pathOf(url))) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(filled(world.pack.words, await about(pathOf(url))));
  });
}

/** The page as it is sent, filled in and turned into bytes once for all who ask for the same. */
function pageFiller(page: string): (words: WorldWords, about: PageAbout) => Buffer {
  const pages = new LRUCache<string, Buffer>({ max: 50 });
  let lastWords: WorldWords | undefined;
  return (words, about) => {
    if (words !== lastWords) pages.clear();
    lastWords = words;
    const which = JSON.stringify(about);
    const filled = pages.get(which) ?? Buffer.from(fillPage(page, words, about));
    pages.set(which, filled);
    return filled;
  };
}

/** The page, its preview picture under the public address, as sites that show a preview need; undefined if none is built. */
async function readPage(folder: string, origin: string | undefined): Promise<string | undefined> {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return undefined;
  const page = await readFile(file, 'utf8');
  return origin ? page.replaceAll('content="/images/', `content="${origin}/images/`) : page;
}

/** Addresses where no page can be: folders of files, and names that begin with a dot, which only scanners ask for. */
const isNoPage = (path: string): boolean => /^\/(images|assets)\/|\/\.(?!well-known\/)/.test(path);

const pathOf = (url: string): string => url.replace(/[?#].*/, '');

/** Everything under `assets` has its hash in its name; the rest is asked for anew. */
async function servePage(app: FastifyInstance, root: string): Promise<void> {
  const shared = {
    decorateReply: false,
    preCompressed: true,
    index: false as const,
  };
  // A route for each: one for all of them would read the whole folder at every request, to see how the name is spelled.
  await app.register(files, {
    ...shared,
    ...forEver,
    root: join(root, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    globIgnore: ['**/*.br'],
  });
  await app.register(files, {
    ...shared,
    root,
    prefix: '/',
    wildcard: false,
    // Pages are answered by routes of their own, which fill them in.
    globIgnore: ['assets/**', 'index.html', 'checkout.html'],
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
