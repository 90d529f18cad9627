import type { Plugin } from 'vite';

const injection = /^styleInject\(css_248z\);$/m;

/**
 * The library of the fallback map writes a style element as it is read, which the page's policy forbids. What it needs
 * of it stands in flat-map.module.css.
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
