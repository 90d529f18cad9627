import { join } from 'node:path';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';

const root = import.meta.dirname;

/**
 * Builds the card payment page separately, into the output folder of the game. It has another origin and shares no file
 * with the game.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [compress],
  build: {
    outDir: '../.built/web',
    emptyOutDir: false,
    manifest: '.vite/checkout.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(root, 'checkout.html') },
  },
});
