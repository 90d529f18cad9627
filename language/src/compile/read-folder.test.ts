import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFolder } from './read-folder.ts';

/** Writes the files and returns the folder of the world. */
function laid(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'worlds-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return join(root, 'world');
}

test('a world consists of its stories and maps', () => {
  const folder = laid({
    'world/pack.story': '= A\n',
    'world/areas/b/area.story': '= B\n',
    'world/areas/b/notes.json': '{}',
    'world/maps/c.json': '{}',
    'world/ids.lock': '',
  });

  expect(readFolder(folder)).toEqual([
    { path: 'areas/b/area.story', text: '= B\n' },
    { path: 'maps/c.json', text: '{}' },
    { path: 'pack.story', text: '= A\n' },
  ]);
});

test('maps are read from the folder that the pack names', () => {
  const folder = laid({
    'world/pack.story': '= A\nmaps: ../elsewhere/maps\n',
    'world/maps/c.json': '{}',
    'elsewhere/maps/d.json': '{"d":1}',
  });

  expect(readFolder(folder).map(({ path }) => path)).toEqual(['../elsewhere/maps/d.json', 'pack.story']);
  expect(readFolder(laid({ 'world/pack.story': '= A\nmaps: ../nowhere\n' })).map(({ path }) => path)).toEqual([
    'pack.story',
  ]);
});
