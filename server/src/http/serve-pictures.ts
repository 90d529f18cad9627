import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { FoundPicture, PictureCatalogue } from './picture-catalogue.ts';

const forEver = { immutable: true, maxAge: '365d' } as const;
/** For addresses without the hash of the content, which stay when the picture changes. */
const forMinutes = { immutable: false, maxAge: '5m' } as const;

/** Matches folders and a file name. Other characters are refused. */
const picture = /^(?:[\w-]+\/)+[\w-]+\.\w+$/;

/**
 * Sends pictures by kind and name, `/images/{kind}/{name}-{width}.avif`, and, for ever cached, by the hash of their
 * content, `/images/{hash}/{kind}/{name}-{width}.avif`. Sprite sheets of maps are at
 * `{rootPrefix}/spritesheets/{rootPrefix}-{n}.json`. A JPEG that exists as AVIF too is sent as AVIF to clients that
 * accept it.
 */
export async function servePictures(app: FastifyInstance, root: string, pictures: PictureCatalogue): Promise<void> {
  await app.register(files, { root, serve: false });
  const find = (address: string): FoundPicture | undefined =>
    picture.test(address) ? pictures.find(address) : undefined;
  app.get<{ Params: { '*': string } }>('/images/*', { schema: { hide: true } }, (request, reply) => {
    const address = request.params['*'];
    const found = find(address);
    if (!found) return reply.callNotFound();
    if (found.original) {
      const content = createReadStream(join(found.root, found.path));
      return reply.type(found.original).header('Cache-Control', 'no-cache').send(content);
    }
    const caching = found.isByHash ? forEver : forMinutes;
    const smaller = address.endsWith('.jpg') ? find(address.replace(/jpg$/, 'avif')) : undefined;
    if (!smaller) return reply.sendFile(found.path, found.root, caching);
    const { path } = acceptsAvif(request.headers.accept) ? smaller : found;
    return reply.header('Vary', 'Accept').sendFile(path, found.root, caching);
  });
}

/** Wildcards do not count, because clients without AVIF send them too. */
const acceptsAvif = (accept = ''): boolean =>
  accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .some(([type, ...parameters]) => type === 'image/avif' && !parameters.some((each) => /^q=0(\.0*)?$/.test(each)));
