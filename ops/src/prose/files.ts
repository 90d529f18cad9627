import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { Passage } from './passage.ts';
import { commentsOfStyles, readComments } from './read-comments.ts';
import { readMarkdown } from './read-markdown.ts';
import { readSource, type SourceText } from './read-source.ts';

/** Not covered: fiction, the specification, and the two files that list the refused words. */
const exempt = ['art', 'docs/spec', 'docs/world', 'docs/writing-style.md', 'ops/src/prose/words.ts', 'world'];
/** True for installed packages and for folders that commands write. */
const isGenerated = (path: string): boolean => /(?:^|\/)(?:node_modules|\.[a-z][^/]*|dist)$|^reports$/.test(path);

/** True for the area `journeys/src/story` itself, `journeys/src/story/a.ts` and `journeys/src/story-rolls.journey.ts`. */
export const isOfArea = (path: string, area: string): boolean =>
  path.startsWith(area) && (path.length === area.length || '/-.'.includes(path.charAt(area.length)));

/** Paths of the sources and documents that the rules apply to, sorted. */
export function coveredFiles(): readonly string[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isGenerated(entry.name) && !exempt.includes(entry.name))
    .map(({ name }) => name);
  return [
    ...globSync('*.{ts,md}', { cwd: root }),
    ...globSync(`{${folders.join(',')}}/**/*.{ts,tsx,js,mjs,css,md}`, { cwd: root, exclude: isGenerated }),
  ]
    .filter((path) => !exempt.some((folder) => isOfArea(path, folder)))
    .sort();
}

/** True for tests, code that only tests use, and journeys. */
export const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\/|^journeys\//.test(path);

export function readText(path: string): SourceText {
  const source = readFileSync(join(root, path), 'utf8');
  if (path.endsWith('.md')) return { passages: readMarkdown(source), names: [] };
  if (path.endsWith('.css')) return { passages: readComments(source, commentsOfStyles(source)), names: [] };
  const { passages, names } = readSource(path, source, !isTest(path));
  return { passages: passages.filter((passage) => !isSpecified(passage)), names };
}

let specified: string | undefined;

/** True for a message that the specification contains word for word. */
function isSpecified({ kind, text }: Passage): boolean {
  if (kind !== 'message' || text.length < 12) return false;
  specified ??= readFileSync(join(root, 'docs/spec/checklist.md'), 'utf8');
  return specified.includes(text.trim());
}
