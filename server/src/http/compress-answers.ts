import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants, createGzip, gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { isApi } from './security-headers.ts';

/** Longer than any reply, so that no reply is compressed as a stream. */
const always = 16 * 1024 * 1024;
const textTypes = /json|svg|text|javascript/;

/**
 * Compresses long replies, because there may be no proxy that does so.
 *
 * A reply is compressed as a whole before it is sent, because a stream would hold several megabytes while a slow client
 * reads. Buffers that many clients receive are compressed once. Streamed replies of any length are compressed as a gzip
 * stream, which needs a quarter of a megabyte. Compressed requests are never unpacked, because a small body could
 * expand to an enormous one.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    const accepted = request.headers['accept-encoding'];
    if (!(payload instanceof Readable) || reply.hasHeader('content-encoding')) return payload;
    if (accepted === undefined || reply.statusCode !== 200) return payload;
    if (!textTypes.test(String(reply.getHeader('content-type')))) return payload;
    if (!isApi(request.url)) return buffer(payload);
    if (!/\bgzip\b/.test(String(accepted))) return payload;
    reply.header('content-encoding', 'gzip');
    // An error in either stream destroys the other and ends the reply.
    return pipeline(payload, createGzip({ level: constants.Z_BEST_SPEED }), () => {});
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    syncThreshold: always,
    // Nearly the best compression in a tenth of the time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlib: { brotliCompressSync: cachedByBuffer(brotliCompressSync), gzipSync: cachedByBuffer(gzipSync) },
    globalDecompression: false,
  });
}

/** Caches the compressed bytes of each buffer as long as the buffer is in use. */
function cachedByBuffer<Options>(make: (bytes: Buffer, options: Options) => Buffer) {
  const made = new WeakMap<Buffer, Buffer>();
  return (bytes: Buffer, options: Options): Buffer => {
    const known = made.get(bytes) ?? make(bytes, options);
    made.set(bytes, known);
    return known;
  };
}
