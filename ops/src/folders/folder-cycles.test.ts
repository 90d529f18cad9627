import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderCycles, folderOf, topFolderOf } from './folder-cycles.ts';
import { valueImportsOf } from './imports.ts';

/** Creates a temporary folder with files, given by path and text. */
async function aTree(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'underhall-folders-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

test('accepts folders that import each other in one direction only', async () => {
  const root = await aTree({
    'app.ts': "import { story } from './story/story.ts';\nimport { map } from './map/map.ts';\n",
    'story/story.ts': "import { map } from '../map/map.ts';\nimport { text } from './text.ts';\n",
    'story/text.ts': "import type { story } from './story.ts';\n",
    'map/map.ts': "import { join } from 'node:path';\n",
  });

  expect(folderCycles(root, folderOf)).toEqual([]);
});

test('reports every import of a cycle of folders, even if no two files import each other', async () => {
  const root = await aTree({
    'story/story.ts': "import {\n  type Card,\n  drawCard,\n} from '../cards/draw.ts';\n",
    'story/message.ts': '',
    'cards/draw.ts': "import { arrival } from '../map/arrival.ts';\n",
    'map/arrival.ts': "export { message } from '../story/message.ts';\n",
    'map/map.ts': '',
  });

  expect(folderCycles(root, folderOf)).toEqual([
    [
      'cards -> map -> story -> cards',
      '  cards/draw.ts imports map/arrival.ts',
      '  map/arrival.ts imports story/message.ts',
      '  story/story.ts imports cards/draw.ts',
    ].join('\n'),
  ]);
});

test('counts an import of a type', async () => {
  const root = await aTree({
    'deps.ts': "import type { Store } from './access/store.ts';\n",
    'access/store.ts': '',
    'access/routes.ts': "import { type Deps } from '../deps.ts';\n",
  });

  expect(folderCycles(root, folderOf)).toEqual([
    'access -> deps.ts -> access\n  access/routes.ts imports a type of deps.ts\n  deps.ts imports a type of access/store.ts',
  ]);
});

test('reports each of two separate cycles and ignores the imports of tests', async () => {
  const root = await aTree({
    'a/a.ts': "import { b } from '../b/b.ts';\n",
    'b/b.ts': "await import('../a/a.ts');\n",
    'c/c.ts': "import '../d/d.ts';\n",
    'd/d.ts': "import { c } from '../c/c.ts';\n",
    'e/e.ts': '',
    'e/e.test.ts': "import { f } from '../f/f.ts';\n",
    'f/f.ts': "import { e } from '../e/e.ts';\n",
  });

  expect(folderCycles(root, folderOf).map((each) => each.split('\n')[0])).toEqual(['a -> b -> a', 'c -> d -> c']);
});

test('topFolderOf counts nested folders as parts of their top folder', async () => {
  const root = await aTree({
    'map/map.tsx': "const Detailed = lazy(() => import('./detailed/detailed-map.tsx'));\n",
    'map/zoom.ts': '',
    'map/detailed/detailed-map.tsx': "import { zoom } from '../zoom.ts';\n",
    'fate/benefits.tsx': '',
    'fate/store-header.tsx': "import { readOpenOrder } from '../payments/open-order.ts';\n",
    'payments/open-order.ts': '',
    'payments/membership-offer.tsx': "import { Benefits } from '../fate/benefits.tsx';\n",
  });

  expect(folderCycles(root, topFolderOf)).toEqual([
    [
      'fate -> payments -> fate',
      '  fate/store-header.tsx imports payments/open-order.ts',
      '  payments/membership-offer.tsx imports fate/benefits.tsx',
    ].join('\n'),
  ]);
  expect(folderCycles(root, folderOf).map((each) => each.split('\n')[0])).toContain(
    'map/detailed -> map -> map/detailed',
  );
});

test('names the files that import a value of a package and ignores imports of types', async () => {
  const root = await aTree({
    'types.ts': "import type { A } from 'schemas';\nimport { type B, type C } from 'schemas';\n",
    'values.ts': "import {\n  type A,\n  schema,\n} from 'schemas';\n",
    'leaf.ts': "import { limit } from 'schemas/limits';\n",
    'values.test.ts': "import { schema } from 'schemas';\n",
  });

  expect(valueImportsOf('schemas', root)).toEqual(['values.ts']);
});
