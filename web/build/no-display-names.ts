import type { Plugin } from 'vite';

const assignment = /^\w+\.displayName = "\w+(?:\.\w+)?";$/gm;

/**
 * Removes the display names of React Router's components, and marks their definitions as free of side effects. Otherwise
 * forms, fetchers and scroll restoration stay in the bundle although no page uses them.
 */
export const noDisplayNames: Plugin = {
  name: 'no-display-names',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/(dom\/lib|context|components|dom\/ssr\/components)\.js$/ },
    handler: (code) => ({
      code: code
        .replace(assignment, '')
        .replace(/= (?=React\$1\.(forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ '),
      map: null,
    }),
  },
};
