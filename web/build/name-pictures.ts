import type { Plugin } from 'vite';
import { artVersion } from './art-version.ts';

/** The pictures that the page's head names are addressed as all others are: with the version they are cached under. */
export const namePictures: Plugin = {
  name: 'name-pictures',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replaceAll('__ART_VERSION__', artVersion()),
  },
};
