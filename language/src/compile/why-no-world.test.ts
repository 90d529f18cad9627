import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { whyNoWorld } from './why-no-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'my worlds '));
afterAll(() => rmSync(folder, { recursive: true }));

test('says why a path is no world, and which command helps', () => {
  const missing = join(folder, 'missing');
  const begin = (path: string) => `To begin a world: npm run world new world "${path}" "Its Title"`;
  expect(whyNoWorld(missing)).toBe(`There is no folder "${missing}". ${begin(missing)}`);
  expect(whyNoWorld(folder)).toBe(
    `"${folder}" has no pack.story, so it is not the folder of a world. ${begin(folder)}`,
  );
  expect(whyNoWorld('~/my-world')).toContain('"~" is not replaced here; write the whole path.');

  const pack = join(folder, 'pack.story');
  writeFileSync(pack, '= A World\n');
  expect(whyNoWorld(folder)).toBeUndefined();
  expect(whyNoWorld(pack)).toBe(`"${pack}" is a file; a world is a folder. Name the folder with pack.story in it.`);
});
