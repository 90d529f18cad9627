import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import { fillPage, type PageAbout, type WorldWords } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ServerOptions } from '../server-options.ts';
import type { PackDeps } from '../world/world-cache.ts';
import { notFoundMessage, sendError } from './error-handler.ts';
import { pageWords } from './page-words.ts';
import type { PictureCatalogue } from './picture-catalogue.ts';
import { fallbackRateLimit } from './rate-limits.ts';
import { isApi } from './security-headers.ts';
import { servePictures } from './serve-pictures.ts';
import { drawInitialIcon } from './world-icon.ts';

const forEver = { immutable: true, maxAge: '365d' } as const;

/**
 * Serves the page, its scripts and the images, if they are built. `about` returns the head texts of the page for a
 * path.
 */
export async function serveWebClient(
  app: FastifyInstance,
  { options, world, pictures }: PackDeps & { readonly options: ServerOptions; readonly pictures: PictureCatalogue },
  about: (path: string) => Promise<PageAbout>,
): Promise<void> {
  const { webFolder, imagesFolder, publicUrl } = options;
  const origin = publicUrl && new URL(publicUrl).origin;
  if (imagesFolder) await servePictures(app, imagesFolder, pictures);
  app.get('/icon.svg', { schema: { hide: true } }, (_, reply) =>
    reply.type('image/svg+xml').send(drawInitialIcon(world.pack.words)),
  );
  const page = webFolder && (await readPage(webFolder, origin));
  if (webFolder && page) await servePage(app, webFolder);
  app.setNotFoundHandler(fallbackRateLimit(app, options), (_, reply) =>
    sendError(reply, { status: 404, message: notFoundMessage }),
  );
  if (!page) return;
  const filled = pageFiller(page);
  // A separate route, because replies of the not-found handler are not compressed.
  app.get('/*', { schema: { hide: true } }, async ({ url }, reply) => {
    if (isApi(url) || isNoPage(pathOf(url))) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(filled(pageWords({ world, pictures }), await about(pathOf(url))));
  });
}

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

/**
 * Returns undefined if the page is not built. The URL of the preview image includes `origin`, because other sites need
 * a full URL.
 */
async function readPage(folder: string, origin: string | undefined): Promise<string | undefined> {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return undefined;
  const page = await readFile(file, 'utf8');
  return origin ? page.replaceAll('content="{{card}}', `content="${origin}{{card}}`) : page;
}

/** Paths that are never pages: `/images`, `/assets`, and dotfiles, which only scanners request. */
const isNoPage = (path: string): boolean => /^\/(images|assets)\/|\/\.(?!well-known\/)/.test(path);

const pathOf = (url: string): string => url.replace(/[?#].*/, '');

/** Files under `assets` have a hash in their name, and browsers revalidate all others. */
async function servePage(app: FastifyInstance, root: string): Promise<void> {
  const shared = {
    decorateReply: false,
    preCompressed: true,
    index: false as const,
  };
  // One route per file, because a wildcard route would list the folder on every request.
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
    // Other routes fill in and serve these pages.
    globIgnore: ['assets/**', '**/*.br', 'index.html', 'checkout.html'],
  });
}
