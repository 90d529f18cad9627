import { sourcesUnder } from './imports.ts';

/** Features that a browser may lack, or may block with a `SecurityError`. */
const features =
  /\b(?:navigator|localStorage|sessionStorage|BroadcastChannel|indexedDB|cookieStore|SharedWorker)\b|\bdocument\.cookie\b|\b(?:Notification|caches)\s*[.(]/g;
const comment = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs;

/** The files that guard such features. Others import from them. */
const guards = ['api/browser-features.ts', 'api/storage.ts'];

/** Returns a message for each file under the client's sources that reads a feature without its guard. */
export const unguardedFeatures = (root: string): readonly string[] =>
  sourcesUnder(root)
    .filter(({ file }) => !guards.includes(file.replaceAll('\\', '/')))
    .flatMap(({ file, text }) => {
      const found = text.replace(comment, '').match(features) ?? [];
      return [...new Set(found)].map(
        (name) => `${file} reads ${name}: import what guards it in ${guards.join(' or ')}.`,
      );
    });
