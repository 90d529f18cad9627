import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../root.ts';
import { rewrittenReplies } from './rewritten-replies.ts';

test('no journey writes the reply that it proves', () => {
  expect(rewrittenReplies(root, globSync('journeys/src/**/*.journey.ts', { cwd: root }).sort())).toEqual([]);
});

const rows = "annotation: { type: 'rows', description: 'C-STORY-001' }";
const fulfil = "await page.route('**/api/map', (route) => route.fulfill({ json: {} }));";
const journey = (body: string, options = rows): string =>
  `import { expect, test } from '@playwright/test';\ntest('opens', { ${options} }, async ({ page }) => {\n${body}\n});\n`;

async function faultsIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'underhall-journeys-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return rewrittenReplies(folder, ['map.journey.ts']);
}

const faultAt = (place: string): readonly string[] => [
  `map.journey.ts: 'opens' names rows, but ${place} writes the reply.`,
];

test('refuses a test with rows that writes a reply itself, under whatever name', async () => {
  for (const line of [
    fulfil,
    "await page.route('**', ({ fulfill }) => fulfill({}));",
    "await page.route('**', (route) => route['fulfill']({}));",
    "await page.routeFromHAR('map.har');",
  ])
    expect(await faultsIn({ 'map.journey.ts': journey(line) }), line).toEqual(faultAt('map.journey.ts:3'));
});

test('refuses a test with rows that writes a reply by a helper of its file, or in a hook', async () => {
  const helper = `const answer = async (page) => {\n${fulfil}\n};\nconst broken = async (page) => answer(page);\n`;
  expect(await faultsIn({ 'map.journey.ts': `${helper}${journey('await broken(page);')}` })).toEqual(
    faultAt('map.journey.ts:2'),
  );
  expect(
    await faultsIn({ 'map.journey.ts': `test.beforeEach(async ({ page }) => {\n${fulfil}\n});\n${journey('')}` }),
  ).toEqual(faultAt('map.journey.ts:2'));
});

test('refuses a test with rows that writes a reply by an imported fixture, also through another one', async () => {
  const files = {
    'map.journey.ts': `import { broken as open } from './fixtures/at-the-map.ts';\n${journey('await open(page);')}`,
    'fixtures/at-the-map.ts':
      "import { answer } from './answer.ts';\nexport const broken = (page) => answer(page);\nexport const whole = 1;\n",
    'fixtures/answer.ts': `export async function answer(page) {\n${fulfil}\n}\n`,
  };
  expect(await faultsIn(files)).toEqual(faultAt('fixtures/answer.ts:2'));

  const [whole, all] = [
    `import { whole } from './fixtures/at-the-map.ts';\n${journey('await whole;')}`,
    `import * as map from './fixtures/at-the-map.ts';\n${journey('await map.broken(page);')}`,
  ];
  expect(await faultsIn({ ...files, 'map.journey.ts': whole })).toEqual([]);
  expect(await faultsIn({ ...files, 'map.journey.ts': all })).toEqual(faultAt('fixtures/answer.ts:2'));
});

test('accepts written replies without rows, and requests that are aborted, delayed or fetched unchanged', async () => {
  expect(await faultsIn({ 'map.journey.ts': journey(fulfil, "tag: '@slow'") })).toEqual([]);
  expect(await faultsIn({ 'map.journey.ts': `${journey(fulfil, "tag: '@slow'")}${journey('')}` })).toEqual([]);
  const lines = ['route.abort()', 'route.continue()', 'route.fetch()'].map((call) => `(route) => ${call}`);
  for (const handler of lines)
    expect(await faultsIn({ 'map.journey.ts': journey(`await page.route('**', ${handler});`) })).toEqual([]);
});
