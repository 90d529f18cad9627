import type { Plugin } from 'vite';

const injection = /^styleInject\(css_248z\);$/m;

/**
 * Removes the style element that the library of the flat map inserts on import. The Content Security Policy forbids it.
 * flat-map.module.css contains the required styles.
 */
export const noStyleElements: Plugin = {
  name: 'no-style-elements',
  apply: 'build',
  transform: {
    filter: { id: /react-zoom-pan-pinch\/dist\/index\.esm\.js$/ },
    handler(code) {
      if (!injection.test(code)) this.error('react-zoom-pan-pinch no longer writes its style as it did.');
      return { code: code.replace(injection, ''), map: null };
    },
  },
};
