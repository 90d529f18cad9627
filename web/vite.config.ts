import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const preloadedFonts = /(hall-capitals-basic|alegreya-latin-400-normal)-[\w-]+\.woff2$/;

/** Changes whenever a picture does, so that every picture may be cached for ever. */
function artVersion(): string {
  const folder = join(root, '../art/images');
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.\w+$/.test(entry)) hash.update(entry).update(readFileSync(join(folder, entry)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** The two faces of the first view, asked for before the stylesheet is read. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => preloadedFonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head-prepend' as const,
        })),
  },
};

/** Every stylesheet says in which order the layers stand, for which of them arrives first is chance. */
const orderLayers: Plugin = {
  name: 'order-layers',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer tokens,base,components;${file.source}`;
    }
  },
};

/** A brotli twin beside every text file, for the server to send as it is. */
const compress: Plugin = {
  name: 'compress',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const file of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(readFileSync(join(dir, file))));
    }
  },
};

const server = 'http://127.0.0.1:8080';

export default defineConfig({
  root,
  plugins: [react({ compiler: true }), preloadFonts, orderLayers, compress],
  define: { __ART_VERSION__: JSON.stringify(artVersion()) },
  server: { proxy: { '/api': server, '/images': server } },
  build: {
    outDir: '../.built/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The page's policy allows no data: fonts and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
