import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderCycles } from './folder-cycles.ts';

/** A folder with these files, as text by path. */
async function aTree(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'underhall-folders-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

test('folders that import only what stands below them are right', async () => {
  const root = await aTree({
    'app.ts': "import { story } from './story/story.ts';\nimport { map } from './map/map.ts';\n",
    'story/story.ts': "import { map } from '../map/map.ts';\nimport { text } from './text.ts';\n",
    'story/text.ts': "import type { story } from './story.ts';\n",
    'map/map.ts': "import { join } from 'node:path';\n",
  });

  expect(folderCycles(root)).toEqual([]);
});

test('a circle of folders is named with every import on it, though no two files import each other', async () => {
  const root = await aTree({
    'story/story.ts': "import {\n  type Card,\n  drawCard,\n} from '../cards/draw.ts';\n",
    'story/message.ts': '',
    'cards/draw.ts': "import { arrival } from '../map/arrival.ts';\n",
    'map/arrival.ts': "export { message } from '../story/message.ts';\n",
    'map/map.ts': '',
  });

  expect(folderCycles(root)).toEqual([
    [
      'cards -> map -> story -> cards',
      '  cards/draw.ts imports map/arrival.ts',
      '  map/arrival.ts imports story/message.ts',
      '  story/story.ts imports cards/draw.ts',
    ].join('\n'),
  ]);
});

test('a type alone closes a circle too', async () => {
  const root = await aTree({
    'deps.ts': "import type { Store } from './access/store.ts';\n",
    'access/store.ts': '',
    'access/routes.ts': "import { type Deps } from '../deps.ts';\n",
  });

  expect(folderCycles(root)).toEqual([
    'access -> deps.ts -> access\n  access/routes.ts imports a type of deps.ts\n  deps.ts imports a type of access/store.ts',
  ]);
});

test('two knots are two circles, and tests tie none', async () => {
  const root = await aTree({
    'a/a.ts': "import { b } from '../b/b.ts';\n",
    'b/b.ts': "await import('../a/a.ts');\n",
    'c/c.ts': "import '../d/d.ts';\n",
    'd/d.ts': "import { c } from '../c/c.ts';\n",
    'e/e.ts': '',
    'e/e.test.ts': "import { f } from '../f/f.ts';\n",
    'f/f.ts': "import { e } from '../e/e.ts';\n",
  });

  expect(folderCycles(root).map((each) => each.split('\n')[0])).toEqual(['a -> b -> a', 'c -> d -> c']);
});
