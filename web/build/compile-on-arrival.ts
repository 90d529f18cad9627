import type { Plugin } from 'vite';

/** The chunks of the first views: nearly all that stands in them is called as the page comes in. */
const firstViews = /^(react|base|parts|scene|frame|shared|story|login-page|begin-page)$/;

const sign = '//# allFunctionsCalledOnLoad\n';

/**
 * Puts the sign before a chunk by which Chromium compiles the whole of it while it arrives, beside the page's own thread,
 * rather than each function at its first call: the story's page keeps that thread busy for a quarter less. It has to be
 * the first line. Other browsers pass over the comment.
 */
export const compileOnArrival: Plugin = {
  name: 'compile-on-arrival',
  apply: 'build',
  // The name of a file changes with all that is in it.
  augmentChunkHash: ({ name }) => (firstViews.test(name) ? sign : undefined),
  generateBundle: {
    // After the bundler's own line, which names the files of later pages.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && firstViews.test(file.name)) file.code = sign + file.code;
      }
    },
  },
};
