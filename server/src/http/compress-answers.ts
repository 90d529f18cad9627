import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants, createGzip, gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { isApi } from './security-headers.ts';

/** A threshold longer than any answer. */
const always = 16 * 1024 * 1024;
const words = /json|svg|text|javascript/;

/**
 * Compresses long answers for clients that accept it, for not every server has a proxy in front that does. Each is
 * compressed whole before it is sent: a stream keeps its compressor, some megabytes, for as long as nobody reads it.
 * Bytes that are sent to many are compressed once. The reply of a call that is written as it is read, which may be of any
 * length, goes out as it comes, by gzip: that keeps a quarter of a megabyte. Compressed requests are never unpacked: a
 * small body could hold a very large one.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    const accepted = request.headers['accept-encoding'];
    if (!(payload instanceof Readable) || reply.hasHeader('content-encoding')) return payload;
    if (accepted === undefined || reply.statusCode !== 200) return payload;
    if (!words.test(String(reply.getHeader('content-type')))) return payload;
    if (!isApi(request.url)) return buffer(payload);
    if (!/\bgzip\b/.test(String(accepted))) return payload;
    reply.header('content-encoding', 'gzip');
    // A failure of the one ends the other, and with it the answer.
    return pipeline(payload, createGzip({ level: constants.Z_BEST_SPEED }), () => {});
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    syncThreshold: always,
    // Nearly as small as the finest, in a tenth of its time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlib: { brotliCompressSync: onceForEach(brotliCompressSync), gzipSync: onceForEach(gzipSync) },
    globalDecompression: false,
  });
}

/** The same function, which for the same bytes, while anybody has them, answers with what it made of them at first. */
function onceForEach<Options>(make: (bytes: Buffer, options: Options) => Buffer) {
  const made = new WeakMap<Buffer, Buffer>();
  return (bytes: Buffer, options: Options): Buffer => {
    const known = made.get(bytes) ?? make(bytes, options);
    made.set(bytes, known);
    return known;
  };
}
