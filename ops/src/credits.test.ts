import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = ['world/pages/credits.story', 'language/plain-pages/credits.story'].map(read);
const packages = ['im-fell-english', 'alegreya', 'alegreya-sc', 'alegreya-sans'];

test('the page of credits names whoever made the icons, as the licence of the pictures does', () => {
  const [, made = ''] = /^(Icons made by .+ and other contributors\.)/m.exec(read('art/LICENSE.md')) ?? [];

  expect(made).not.toBe('');
  for (const page of pages) {
    expect(page).toContain(made.replace(/\.$/, ''));
    expect(page).toContain('https://creativecommons.org/licenses/by/3.0/');
  }
});

test.each(packages)('the licence of %s is served as its makers wrote it, and the page leads to it', (name) => {
  for (const page of pages) expect(page).toContain(`(/licences/${name}.txt)`);
  expect(read(`web/public/licences/${name}.txt`)).toBe(read(`node_modules/@fontsource/${name}/LICENSE`));
});
