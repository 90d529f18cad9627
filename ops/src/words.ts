import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { root } from './root.ts';

// npm run tools -- words: counts the words in the comments of each workspace, without tests and drawing programs, and
// in the documents, without the specification, the authors' manual, the notes about the world, and generated pages.
const generatedPages = ['docs/mutation.md'];
const otherDocuments = /^docs\/(?:spec|world|authors)\//;
const tests = /\.(?:test\.tsx?|journey\.ts)$/;

const comments = new Map<string, number>();
for (const file of files('*.ts', '*.tsx', '*.mjs').filter((each) => !tests.test(each) && !each.startsWith('art/'))) {
  const workspace = file.includes('/') ? file.slice(0, file.indexOf('/')) : 'root';
  comments.set(workspace, (comments.get(workspace) ?? 0) + countWords(commentsOf(file)));
}
const documents = files('*.md').filter((each) => !otherDocuments.test(each) && !generatedPages.includes(each));

console.log('Words of comments');
for (const [workspace, count] of comments) print(workspace, count);
print(
  'total',
  [...comments.values()].reduce((sum, count) => sum + count, 0),
);
console.log('\nWords of documents');
print(
  'total',
  documents.reduce((sum, each) => sum + countWords(read(each)), 0),
);

/** Files of these patterns, whether they are committed or new, as paths from the project's folder. */
function files(...patterns: readonly string[]): readonly string[] {
  const options = ['--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = execFileSync('git', ['ls-files', ...options, ...patterns], { cwd: root, encoding: 'utf8' });
  const deleted = execFileSync('git', ['ls-files', '--deleted', ...patterns], { cwd: root, encoding: 'utf8' });
  return listed.split('\n').filter((path) => path !== '' && !deleted.split('\n').includes(path));
}

function commentsOf(file: string): string {
  const lang = extname(file) === '.tsx' ? 'tsx' : 'ts';
  const parsed = parseSync(file, read(file), { lang });
  return parsed.comments.map(({ value }) => value.replace(/^\s*\*/gm, ' ')).join('\n');
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

function print(name: string, count: number): void {
  console.log(`  ${name.padEnd(12)} ${count.toLocaleString('en').padStart(8)}`);
}
