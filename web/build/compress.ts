import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes a brotli version of every text file, also of the scripts in `public`. The server sends it unchanged. */
export const compress: Plugin = {
  name: 'compress',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const copied = readdirSync(dir).filter((name) => name.endsWith('.js'));
    for (const file of [...copied, ...Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))]) {
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(readFileSync(join(dir, file))));
    }
  },
};
