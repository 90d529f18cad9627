import type { Plugin } from 'vite';
import { artVersion } from './art-version.ts';

/** Adds the cache version to the URLs of the images in the page's head, as for all other images. */
export const namePictures: Plugin = {
  name: 'name-pictures',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replaceAll('__ART_VERSION__', artVersion()),
  },
};
