import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { duplicateLimits } from './duplicate-limits.ts';

const limits =
  'export const maxPlans = 20;\nexport const maxTagNameLength = 16;\nexport const waitMs = 10 * 60 * 1000;\n';

async function faultsIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const root = await mkdtemp(join(tmpdir(), 'underhall-limits-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, text] of Object.entries({ 'contract/src/limits.ts': limits, ...files })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return duplicateLimits(join(root, 'contract/src/limits.ts'), root);
}

test('accepts limits that are imported, and timings that one workspace has alone', async () => {
  const page =
    "import { maxPlans } from '@underhall/contract/limits';\nexport const fadeMs = 300;\nconst planCount = 19;\n";
  expect(await faultsIn({ 'web/src/page.ts': page, 'server/src/mail.ts': 'const fadeMs = 300;\n' })).toEqual([]);
});

test.each([
  ['under the same name', 'export const maxPlans = 25;', 'maxPlans is maxPlans'],
  ['under the same name, unexported', 'const maxPlans = 25;', 'maxPlans is maxPlans'],
  [
    'under another name with the same words and value',
    'const longestTagName = 16;',
    'longestTagName is maxTagNameLength',
  ],
  ['as a product with the same value', 'const wait = 600 * 1_000;', 'wait is waitMs'],
  ['as an alias', 'export const fullOfPlans = maxPlans;', 'fullOfPlans is maxPlans'],
])('refuses a limit that is written twice %s', async (_, line, fault) => {
  expect(await faultsIn({ 'web/src/constants/page.ts': `${line}\n` })).toEqual([
    `web/src/constants/page.ts: ${fault} of contract/src/limits.ts: import that instead.`,
  ]);
});

test.each([
  "import { maxPlans as mostPlans } from '@underhall/contract/limits';",
  "export { maxPlans } from '@underhall/contract/limits';",
  "export { maxPlans as mostPlans } from '@underhall/contract/limits';",
])('refuses a limit with another name or place: %s', async (line) => {
  expect(await faultsIn({ 'engine/src/plans.ts': `${line}\n` })).toEqual([
    expect.stringMatching(/^engine\/src\/plans\.ts: .* gives a limit another place or name/),
  ]);
});

test('refuses a limit that two workspaces export and the leaf does not have', async () => {
  expect(
    await faultsIn({ 'web/src/a.ts': 'export const maxHats = 3;\n', 'server/src/b.ts': 'export const maxHats = 4;\n' }),
  ).toEqual(['server/src/b.ts and web/src/a.ts both export maxHats: define it once, in contract/src/limits.ts.']);
});

test('refuses an import in the file of the limits', async () => {
  expect(await faultsIn({ 'contract/src/limits.ts': `import { Type } from 'typebox';\n${limits}` })).toEqual([
    'contract/src/limits.ts imports another file: the engine and the page could not import it any more.',
  ]);
});

test('tests and the second model of the rules may state a limit again', async () => {
  const line = 'const maxPlans = 20;\n';
  expect(await faultsIn({ 'engine/src/plans.test.ts': line, 'engine/src/testing/model.ts': line })).toEqual([]);
});
