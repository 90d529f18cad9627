import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coveredFiles, readText } from './prose/files.ts';
import { countWords } from './prose/passage.ts';
import { root } from './root.ts';

// npm run tools -- words: counts words in comments by workspace, and in documents. Leaves out tests, the specification,
// notes about the world, the authors' manual and generated pages.
const isTest = (path: string): boolean => /\.(?:test\.tsx?|journey\.ts)$/.test(path);
const uncountedPages = /^docs\/(?:spec|world|authors)\/|^docs\/(?:asvs|mutation|operators\/settings)\.md$/;

const comments = new Map<string, number>();
for (const path of coveredFiles().filter((each) => /\.(?:tsx?|mjs)$/.test(each) && !isTest(each))) {
  const workspace = path.includes('/') ? path.slice(0, path.indexOf('/')) : 'root';
  const words = readText(path)
    .passages.filter(({ kind }) => kind === 'comment')
    .reduce((sum, { text }) => sum + countWords(text), 0);
  comments.set(workspace, (comments.get(workspace) ?? 0) + words);
}
const pages = globSync('**/*.md', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|\.[a-z][^/]*)$/.test(path),
});
// Counts like `wc -w`.
const words = pages
  .filter((path) => !uncountedPages.test(path))
  .reduce((sum, path) => sum + readFileSync(join(root, path), 'utf8').trim().split(/\s+/).length, 0);

console.log('Words of comments');
for (const [workspace, count] of comments) print(workspace, count);
const total = [...comments.values()].reduce((sum, count) => sum + count, 0);
print('total', total);
console.log('\nWords of documents');
print('total', words);

function print(name: string, count: number): void {
  console.log(`  ${name.padEnd(12)} ${count.toLocaleString('en').padStart(8)}`);
}
