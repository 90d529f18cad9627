import type { Plugin } from 'vite';

/** The stand-in for the part of the router that fetches ahead. */
const replacements = {
  usePrefetchBehavior: 'const fetchesNone = [false, null, {}]; function usePrefetchBehavior() { return fetchesNone; }',
  PrefetchPageLinks: 'function PrefetchPageLinks() { return null; }',
};

/**
 * Links without the fetching ahead that the router has for pages drawn by a server: it is 3 KB, and two states and two
 * effects of every link of a page, which come to nothing here.
 */
export const noLinkPrefetch: Plugin = {
  name: 'no-link-prefetch',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/ },
    handler(code) {
      let renamed = code;
      for (const name of Object.keys(replacements)) {
        renamed = renamed.replace(`function ${name}(`, `function ${name}OfServer(`);
        if (!renamed.includes(`${name}OfServer`)) this.error('react-router no longer fetches pages ahead as it did.');
      }
      return { code: [renamed, ...Object.values(replacements)].join('\n'), map: null };
    },
  },
};
