import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildWeb, webFolder } from '../build/build-web.ts';
import { budgetLine, budgetsOf, isExceeded } from './budgets.ts';
import { weighBuild } from './weigh-build.ts';

/** A built client with files of these sizes, in bytes. */
async function aBuild(sizes: Record<string, number>, manifest: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'uh-build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(
    join(folder, 'index.html'),
    '<link rel="preload" as="font" type="font/woff2" href="/text.woff2" crossorigin=""><script src="/first.js"></script><script type="module" crossorigin src="/index.js"></script><script nomodule src="/old.js"></script>',
  );
  for (const [file, size] of Object.entries(sizes)) await writeFile(join(folder, file), 'x'.repeat(size));
  return folder;
}

const story = 'src/app/home-page.tsx';
const login = 'src/app/login-page.tsx';
const begin = 'src/app/begin-page.tsx';
const manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['_shared.js'],
    dynamicImports: [story, login, begin, 'help.tsx', '_frame-1a.js'],
    css: ['a.css'],
  },
  '_shared.js': { file: 'shared.js', css: ['shared.css'] },
  [story]: {
    file: 'story.js',
    name: 'story',
    imports: ['_shared.js', '_parts.js', 'index.html'],
    dynamicImports: ['gate.tsx'],
  },
  '_parts.js': { file: 'parts.js', css: ['parts.css'] },
  '_frame-1a.js': { file: 'frame-1a.js', name: 'frame' },
  [login]: { file: 'login.js', name: 'login-page' },
  [begin]: { file: 'begin.js', name: 'begin-page' },
  'help.tsx': { file: 'help.js', imports: ['_parts.js'], dynamicImports: ['gate.tsx'] },
  'gate.tsx': { file: 'gate.js', imports: ['_parts.js', '_frame-1a.js'], css: ['gate.css'] },
};
const scripts = { 'first.js': 3, 'index.js': 9e5, 'index.js.br': 100, 'shared.js': 20, 'story.js': 30, 'parts.js': 5 };
const others = { 'login.js': 7, 'begin.js': 4, 'help.js': 60_000, 'gate.js': 8, 'frame-1a.js': 9, 'old.js': 9e5 };
const styles = { 'a.css': 11, 'shared.css': 2, 'parts.css': 4, 'gate.css': 6 };
const rest = { ...others, ...styles };

test('the size of a page counts each file that it loads at once, compressed and only once', async () => {
  const { entry, pages, fonts } = weighBuild(await aBuild({ ...scripts, ...rest, 'text.woff2': 50 }, manifest));

  expect(entry).toEqual({ js: 123, css: 13 });
  expect(pages.map(({ name, whole, added }) => [name, whole.js, whole.css, added.js])).toEqual([
    ['story', 158, 17, 35],
    ['login-page', 130, 13, 7],
    ['begin-page', 127, 13, 4],
    ['help', 60_128, 17, 60_005],
    ['frame', 132, 13, 9],
  ]);
  expect(fonts).toBe(50);
});

test('a part that opens within a page is listed with what it adds to that page', async () => {
  const { nested } = weighBuild(await aBuild({ ...scripts, ...rest, 'text.woff2': 50 }, manifest));

  expect(nested).toEqual([
    { name: 'gate', whole: { js: 175, css: 23 }, added: { js: 17, css: 6 } },
    { name: 'gate', whole: { js: 60_145, css: 23 }, added: { js: 17, css: 6 } },
  ]);
});

test('a part that opens within another part is listed with what it adds to both', async () => {
  const gate = { file: 'gate.js', name: 'gate', imports: ['_parts.js'], dynamicImports: ['map.tsx'] };
  const deeper = { ...manifest, 'gate.tsx': gate, 'map.tsx': { file: 'map.js', name: 'detailed-map' } };
  const { nested } = weighBuild(await aBuild({ ...scripts, ...rest, 'map.js': 40, 'text.woff2': 50 }, deeper));

  expect(nested.map(({ name, added }) => [name, added.js])).toEqual([
    ['gate', 8],
    ['detailed-map', 40],
    ['gate', 8],
    ['detailed-map', 40],
  ]);
});

test('a page that is too large exceeds its own budget alone', async () => {
  const build = weighBuild(await aBuild({ ...scripts, ...rest, 'text.woff2': 75_001 }, manifest));

  const exceeded = budgetsOf(build).filter(isExceeded).map(budgetLine);

  expect(exceeded).toEqual([
    expect.stringMatching(/^JavaScript that help adds +60\.0 of +60\.0 KB {2}EXCEEDED$/),
    expect.stringMatching(/^fonts of the first view +75\.0 of +75\.0 KB {2}EXCEEDED$/),
  ]);
});

test('the size of the checkout form counts what a card needs, without the wallets', async () => {
  const folder = await aBuild(
    { ...scripts, ...rest, 'text.woff2': 50, 'c.js': 100, 'd.js': 20, 'e.js': 9e5 },
    manifest,
  );
  const checkout = {
    'checkout.html': { file: 'c.js', dynamicImports: ['client.js', 'paypal-checkout.js'] },
    'client.js': { file: 'd.js' },
    'paypal-checkout.js': { file: 'e.js' },
  };
  await writeFile(join(folder, '.vite', 'checkout.json'), JSON.stringify(checkout));

  expect(weighBuild(folder).checkout).toEqual({ js: 120, css: 0 });
});

test('a part that opens from two pages is listed once', async () => {
  const build = weighBuild(await aBuild({ ...scripts, ...rest, 'text.woff2': 50 }, manifest));

  expect(budgetsOf(build).filter(({ name }) => /gate/.test(name))).toHaveLength(2);
});

test('no page of the real client exceeds its budget', async () => {
  expect(await buildWeb()).toBe(true);

  const budgets = budgetsOf(weighBuild(webFolder));

  expect(budgets.some(({ name }) => name.startsWith('JavaScript of the checkout'))).toBe(true);
  console.log(budgets.map(budgetLine).join('\n'));
  expect(budgets.filter(isExceeded).map(budgetLine)).toEqual([]);
});

test('the scripts of the first views have the comment that makes browsers compile them at once', async () => {
  expect(await buildWeb()).toBe(true);
  const assets = join(webFolder, 'assets');
  const files = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const hasComment = async (name: string) => {
    const [file = ''] = files.filter((each) => each.startsWith(`${name}-`));
    return (await readFile(join(assets, file), 'utf8')).startsWith('//# allFunctionsCalledOnLoad\n');
  };

  for (const name of ['react', 'base', 'parts', 'scene', 'frame', 'shared', 'story', 'login-page', 'begin-page'])
    expect(await hasComment(name), name).toBe(true);
  expect(await hasComment('shortcut-help')).toBe(false);
});
