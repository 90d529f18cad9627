import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** A brotli twin beside every text file, for the server to send as it is. */
export const compress: Plugin = {
  name: 'compress',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const file of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(readFileSync(join(dir, file))));
    }
  },
};
