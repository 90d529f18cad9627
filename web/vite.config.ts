import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { artVersion } from './build/art-version.ts';
import { compileOnArrival } from './build/compile-on-arrival.ts';
import { compress } from './build/compress.ts';
import { fillWords } from './build/fill-words.ts';
import { namePictures } from './build/name-pictures.ts';
import { noLinkPrefetch } from './build/no-link-prefetch.ts';
import { noStyleElements } from './build/no-style-elements.ts';
import { preloadPage } from './build/preload-page.ts';
import { reactChunk } from './build/react-chunk.ts';
import { worldMistakes } from './build/world-mistakes.ts';

const root = import.meta.dirname;
const baseStyles = /\/base-[\w-]+\.css$/;
const preloadedFonts = /(hall-capitals|alegreya)-basic-[\w-]+\.woff2$/;

/**
 * The stylesheet of every page, asked for before all else as the page comes in, for nothing is painted without it; then
 * the two faces of the first view, before the stylesheet is read.
 */
const preloadLook: Plugin = {
  name: 'preload-look',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const files = Object.keys(bundle);
      const styles = files.filter((file) => baseStyles.test(file)).map((file) => ({ as: 'style', href: `/${file}` }));
      const fonts = files
        .filter((file) => preloadedFonts.test(file))
        .map((file) => ({ as: 'font', type: 'font/woff2', href: `/${file}` }));
      return [...styles, ...fonts].map((attrs) => ({
        tag: 'link',
        attrs: { rel: 'preload', ...attrs, crossorigin: '' },
        injectTo: 'head-prepend' as const,
      }));
    },
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

// What stands in `ui`, and no visitor's first page needs. The styles of these few stay with the base's.
const uiOfFrame = '(tip|place-beside|progress-bar\\.tsx|countdown|use-sticky-size|is-card-tap)';
const uiOfParts = '(page|section|list-line|divider|modal|filter|select-field|fading-note)\\.tsx';
const uiElsewhere = `(sanitize|sanitized-html|worn-effects|pager|own-note|use-focus-after-loss|${uiOfFrame}|${uiOfParts})`;

/**
 * Few files, for a browser asks an address for only six at a time: what every page needs in one, what the pages of the
 * game share in another. A group takes what its modules import along, unless a group before it has it.
 */
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  {
    name: 'base',
    test: new RegExp(
      `/web/src/(app/start-up|api/(?!invitation|what-to-refetch|use-idempotency-key)|ui/(?!${uiElsewhere}))`,
    ),
    priority: 3,
  },
  // The parts of the pages of whoever is in, and of those that are read beside the game.
  {
    name: 'parts',
    test: new RegExp(`/web/src/(api/(what-to-refetch|use-idempotency-key)|ui/${uiOfParts})`),
    priority: 2.8,
  },
  // The parts that first scene and story share: the first scene is read before there is an account.
  { name: 'scene', test: /\/web\/src\/(story\/(story\.module|scene-sheet)|ui\/sanitized-html)/, priority: 2.5 },
  {
    name: 'frame',
    test: new RegExp(`/web/src/(app/game-frame|story/list-tab|ui/(sanitized-html|${uiOfFrame}))`),
    priority: 2,
  },
  { name: 'comfort', test: /\/web\/src\/comfort\//, minShareCount: 2, priority: 2 },
  { name: 'outfits', test: /\/web\/src\/outfits\//, minShareCount: 2, priority: 1.5 },
  // The parts that the story shares with journal, plans and belongings: rolls, notes, requirements.
  {
    name: 'shared',
    test: /\/web\/src\/(notes\/(use-notes|notes-queries)|ui\/own-note|story\/(rolls-button|requirement-list)|plans\/plans-queries)/,
    minShareCount: 2,
    priority: 1.5,
  },
  { name: 'targets', test: /\/web\/src\/targets\//, priority: 1.5 },
  { name: 'story', test: /\/web\/src\/app\/home-page/, priority: 1 },
  // The queries that are made at leisure, once the page is there.
  { name: 'later', test: /\/web\/src\/(messages|bazaar|account|infobar)\/\w+-queries/, priority: 0.5 },
];

const port = process.env.PORT ?? '8080';
const server = `http://127.0.0.1:${port}`;

export default defineConfig({
  root,
  plugins: [
    react({ compiler: true }),
    fillWords(process.env.WORLD_FILE ?? join(root, '../.built/world.json')),
    namePictures,
    preloadLook,
    preloadPage,
    reactChunk,
    noStyleElements,
    noLinkPrefetch,
    orderLayers,
    compileOnArrival,
    compress,
    worldMistakes(join(root, `../.built/dev-${port}/mistakes.txt`)),
  ],
  define: { __ART_VERSION__: JSON.stringify(artVersion()) },
  // The checkout's page is the built one, at the other of this machine's two names: /assets is its files.
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/images': server, '/icon.svg': server, '/checkout': server, '/assets': server },
  },
  build: {
    outDir: '../.built/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The page's policy allows no data: fonts and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
