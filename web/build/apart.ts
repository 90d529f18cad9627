import type { Plugin } from 'vite';

const react = /<script type="module" crossorigin src="(\/assets\/react-[\w-]+\.js)">/;

/** React is read as soon as it is there, by itself: read in one go with our own scripts, both hold up a slow telephone. */
export const apart: Plugin = {
  name: 'apart',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(react, '<script type="module" async crossorigin src="$1">'),
  },
};
