import type { Plugin, Rolldown } from 'vite';
import { prefetchedCalls } from '../src/api/prefetched-calls.ts';
import { clientVersion, currentVersionHeader } from '../src/api/version.ts';

/** The script that reads these tags. It must come after them. */
const reader = '<script src="/first.js"></script>';

/** Chunks of each page. The story includes the bottom bar of small screens. */
const chunksOf: Readonly<Record<string, readonly string[]>> = {
  'login-page': ['login-page'],
  'begin-page': ['begin-page'],
  story: ['story', 'bottom-bar'],
};

/**
 * Lists in the page's head the files that each page needs beyond the common ones. `first.js` derives the page from the
 * URL and the token, long before the other scripts run.
 */
export const preloadPage: Plugin = {
  name: 'preload-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const inAll = new Set(chunks.filter(({ name }) => name === 'base').flatMap((chunk) => filesOf(chunk, bundle)));
      const metas = Object.entries(chunksOf).map(([page, wanted]) => {
        const own = chunks.filter(({ name }) => wanted.includes(name)).flatMap((chunk) => filesOf(chunk, bundle));
        const files = new Set(own.filter((file) => !inAll.has(file)));
        // The server fills in the world's frame and textures.
        const addresses = [...[...files].map((file) => `/${file}`), '{{looks}}'];
        return `<meta name="preload-${page}" content="${addresses.join(' ')}" />`;
      });
      const headers = { 'Content-Type': 'application/json', [currentVersionHeader]: clientVersion };
      const calls = JSON.stringify({ headers, names: prefetchedCalls }).replaceAll('"', '&quot;');
      metas.push(`<meta name="prefetched-calls" content="${calls}" />`);
      return html.replace(reader, [...metas, reader].join('\n    '));
    },
  },
};

/** The scripts and styles of a chunk and all its static imports. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const imported = chunk.imports.flatMap((file) => {
    const found = bundle[file];
    return found?.type === 'chunk' ? filesOf(found, bundle) : [];
  });
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported];
}
