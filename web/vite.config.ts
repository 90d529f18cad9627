import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { awaitServer } from './build/await-server.ts';
import { compileOnArrival } from './build/compile-on-arrival.ts';
import { compress } from './build/compress.ts';
import { fillWords } from './build/fill-words.ts';
import { liveWorld } from './build/live-world.ts';
import { noDisplayNames } from './build/no-display-names.ts';
import { noLinkPrefetch } from './build/no-link-prefetch.ts';
import { noStyleElements } from './build/no-style-elements.ts';
import { preloadPage } from './build/preload-page.ts';
import { reactChunk } from './build/react-chunk.ts';
import { shortClassNames } from './build/short-class-names.ts';

const root = import.meta.dirname;
const baseStyles = /\/base-[\w-]+\.css$/;
/** Neither italic nor bold. */
const uprightFont = /([a-z-]+)(?<!italic|bold)-basic-[\w-]+\.woff2$/;

/**
 * Preloads the common stylesheet first, because it blocks rendering. Then preloads the two fonts of the first view,
 * before the stylesheet is parsed. `fillPage` removes the fonts that the world does not name.
 */
const preloadLook: Plugin = {
  name: 'preload-look',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const files = Object.keys(bundle);
      const link = (rest: string) => `<link rel="preload" ${rest} crossorigin="">`;
      const styles = files.filter((file) => baseStyles.test(file)).map((file) => link(`as="style" href="/${file}"`));
      const fonts = files.flatMap((file) => {
        const [, name] = uprightFont.exec(file) ?? [];
        if (name === undefined) return [];
        return [`<!--font-${name}-->${link(`as="font" type="font/woff2" href="/${file}"`)}<!--/font-${name}-->`];
      });
      return html.replace('<head>', ['<head>', ...styles, ...fonts].join('\n    '));
    },
  },
};

/** Declares the order of the layers in every stylesheet, since the stylesheets arrive in random order. */
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

// Modules of `ui` that a visitor's first page does not need. Their styles stay in the base stylesheet.
const uiOfFrame = '(tip|place-beside|progress-bar\\.tsx|countdown|use-sticky-size|is-card-tap)';
const uiOfParts = '(page|section|list-line|divider|modal|filter|select-field|fading-note)\\.tsx';
const uiElsewhere = `(sanitize|sanitized-html|seek-line|worn-effects|pager|own-note|sheet-groups|shown-name|in-one-line|use-focus-nearest-heading|use-focus-list-after-removal|use-has-settled|${uiOfFrame}|${uiOfParts})`;

/**
 * Few files, since a browser fetches at most six at a time from one origin. One file has the code that every page
 * needs, another what the game pages share. A group includes the imports of its modules, unless an earlier group has
 * them.
 */
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  {
    name: 'base',
    test: new RegExp(
      `/web/src/(app/start-up|api/(?!invitation|fedcm-token|outside-links|what-to-refetch|use-idempotency-key)|ui/(?!${uiElsewhere}))`,
    ),
    priority: 3,
  },
  // Shared parts of the pages for signed-in players and of the pages outside the game.
  {
    name: 'parts',
    test: new RegExp(`/web/src/(api/(what-to-refetch|use-idempotency-key)|ui/${uiOfParts})`),
    priority: 2.8,
  },
  // Shared parts of the first scene and the story. The first scene is shown before there is an account.
  { name: 'scene', test: /\/web\/src\/(story\/(story\.module|scene-sheet)|ui\/sanitized-html)/, priority: 2.5 },
  {
    name: 'frame',
    test: new RegExp(`/web/src/(app/game-frame|story/list-tab|ui/(sanitized-html|${uiOfFrame}))`),
    priority: 2,
  },
  { name: 'preferences', test: /\/web\/src\/preferences\//, minShareCount: 2, priority: 2 },
  { name: 'typed-texts', test: /\/contract\/src\/(typed-texts|read-text)\.ts/, priority: 2.2 },
  { name: 'outfits', test: /\/web\/src\/outfits\//, minShareCount: 2, priority: 1.5 },
  // Parts that the story shares with the journal, plans and possessions: rolls, notes, requirements.
  {
    name: 'shared',
    test: /\/web\/src\/(notes\/(use-notes|notes-queries)|ui\/own-note|story\/(rolls-button|requirement-list)|plans\/plans-queries)/,
    minShareCount: 2,
    priority: 1.5,
  },
  { name: 'targets', test: /\/web\/src\/targets\//, priority: 1.5 },
  { name: 'story', test: /\/web\/src\/app\/home-page/, priority: 1 },
  // Loaded after the story, which shares modules with it.
  { name: 'result', test: /\/web\/src\/story\/(story-end|message-list)\.tsx/, priority: 0.8 },
  // Queries that run when the page is idle.
  { name: 'later', test: /\/web\/src\/(messages|bazaar|account|infobar)\/\w+-queries/, priority: 0.5 },
];

const port = process.env.PORT ?? '8080';
const server = `http://127.0.0.1:${port}`;
const proxied = ['/api', '/images', '/icon.svg', '/checkout', '/assets'];
const worldFile = process.env.WORLD_FILE ?? join(root, '../.built/world.json');

export default defineConfig(({ command }) => ({
  root,
  plugins: [
    // Off in development, so that an edit of the world's words rerenders every component (`app/live-edits.ts`).
    react({ compiler: command === 'build' }),
    awaitServer({ port: Number(port), worldFile, paths: proxied }),
    fillWords(worldFile),
    preloadLook,
    preloadPage,
    reactChunk,
    noStyleElements,
    noLinkPrefetch,
    noDisplayNames,
    shortClassNames(root),
    orderLayers,
    compileOnArrival,
    compress,
    liveWorld(join(root, `../.built/dev-${port}`)),
  ],
  // Serves the built checkout page under the machine's other host name. /assets contains its files.
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(proxied.map((path) => [path, server])),
  },
  build: {
    outDir: '../.built/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The Content Security Policy forbids `data:` fonts and inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
}));
