import type { Plugin } from 'vite';

/** Replacements for the router's prefetching. */
const replacements = {
  usePrefetchBehavior: 'const fetchesNone = [false, null, {}]; function usePrefetchBehavior() { return fetchesNone; }',
  PrefetchPageLinks: 'function PrefetchPageLinks() { return null; }',
};

/**
 * Removes the link prefetching that React Router provides for server rendering. It has no effect here, but costs 3 KB
 * and two states and two effects for each link.
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
