import type { Plugin } from 'vite';

const react = /<script type="module" crossorigin src="(\/assets\/react-[\w-]+\.js)">/;

/**
 * Loads the React chunk `async`, so that it is parsed separately. Parsing it together with our scripts blocks slow
 * phones.
 */
export const reactChunk: Plugin = {
  name: 'react-chunk',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(react, '<script type="module" async crossorigin src="$1">'),
  },
};
