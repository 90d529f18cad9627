import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const ours = read('world/pages/credits.story');
const pages = [ours, read('language/plain-pages/credits.story')];
const webFonts = ['alegreya', 'alegreya-sc', 'alegreya-sans'];

test('the credits page names the makers of the icons as the licence of the pictures does', () => {
  const [, made = ''] = /^(Icons made by .+ and other contributors\.)/m.exec(read('art/LICENSE.md')) ?? [];

  expect(made).not.toBe('');
  expect(ours).toContain(made.replace(/\.$/, ''));
  expect(ours).toContain('https://creativecommons.org/licenses/by/3.0/');
});

test.each(['im-fell-english', ...webFonts])('the credits page links to the licence of %s, which is served', (name) => {
  for (const page of pages) expect(page).toContain(`(/licences/${name}.txt)`);
  expect(read(`web/public/licences/${name}.txt`)).toContain('SIL OPEN FONT LICENSE');
});

// `npm run art -- test` compares the licence of IM Fell English, because only the drawing programs install that font.
test.each(webFonts)('the served licence of %s is that of its package', (name) => {
  expect(read(`web/public/licences/${name}.txt`)).toBe(read(`node_modules/@fontsource/${name}/LICENSE`));
});
