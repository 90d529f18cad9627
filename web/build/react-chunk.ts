import type { Plugin } from 'vite';

const react = /<script type="module" crossorigin src="(\/assets\/react-[\w-]+\.js)">/;

/** Loads the chunk of React `async`, so that it is parsed by itself: together with our own scripts it holds up a slow telephone. */
export const reactChunk: Plugin = {
  name: 'react-chunk',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(react, '<script type="module" async crossorigin src="$1">'),
  },
};
