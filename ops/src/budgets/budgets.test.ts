import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildWeb, webFolder } from '../build/build-web.ts';
import { budgetsOf, isBroken, tellBudget } from './budgets.ts';
import { weighBuild } from './weigh-build.ts';

/** A built client with files of these sizes. */
async function aBuild(sizes: Record<string, number>, manifest: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'uh-build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(
    join(folder, 'index.html'),
    '<link rel="preload" as="font" type="font/woff2" href="/text.woff2" crossorigin=""><script src="/theme.js"></script><script type="module" crossorigin src="/index.js"></script>',
  );
  for (const [file, size] of Object.entries(sizes)) await writeFile(join(folder, file), 'x'.repeat(size));
  return folder;
}

const story = 'src/app/home-page.tsx';
const login = 'src/login/login-page.tsx';
const manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['_shared.js'],
    dynamicImports: [story, login, 'help.tsx'],
    css: ['a.css'],
  },
  '_shared.js': { file: 'shared.js', css: ['shared.css'] },
  [story]: { file: 'story.js', imports: ['_shared.js', '_parts.js', 'index.html'], dynamicImports: ['later.tsx'] },
  '_parts.js': { file: 'parts.js', css: ['parts.css'] },
  [login]: { file: 'login.js' },
  'help.tsx': { file: 'help.js', imports: ['_parts.js'] },
  'later.tsx': { file: 'later.js' },
};
const scripts = { 'theme.js': 3, 'index.js': 9e5, 'index.js.br': 100, 'shared.js': 20, 'story.js': 30, 'parts.js': 5 };
const rest = { 'login.js': 7, 'help.js': 60_000, 'later.js': 9e5, 'a.css': 11, 'shared.css': 2, 'parts.css': 4 };

test('a page weighs what it loads at once, each file counted once and as it is sent', async () => {
  const { entry, routes, fonts } = weighBuild(await aBuild({ ...scripts, ...rest, 'text.woff2': 50 }, manifest));

  expect(entry).toEqual({ js: 123, css: 13 });
  expect(routes.get(story)).toEqual({ js: 158, css: 17 });
  expect(routes.get(login)).toEqual({ js: 130, css: 13 });
  expect(fonts).toBe(50);
});

test('a page that weighs too much breaks its budget, and no other', async () => {
  const build = weighBuild(await aBuild({ ...scripts, ...rest, 'text.woff2': 75_001 }, manifest));

  const broken = budgetsOf(build).filter(isBroken).map(tellBudget);

  expect(broken).toEqual([
    expect.stringMatching(/^JavaScript that help adds +60\.0 of +60\.0 KB {2}BROKEN$/),
    expect.stringMatching(/^fonts of the first view +75\.0 of +75\.0 KB {2}BROKEN$/),
  ]);
});

test('every page of the real client keeps its budget', async () => {
  expect(await buildWeb()).toBe(true);

  const budgets = budgetsOf(weighBuild(webFolder));

  console.log(budgets.map(tellBudget).join('\n'));
  expect(budgets.filter(isBroken).map(tellBudget)).toEqual([]);
});
