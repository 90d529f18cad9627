import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { recipeHash } from './recipe-hash.ts';

/** The paths of files of these names and contents. */
function written(files: Readonly<Record<string, string>>): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  return (name) => join(folder, name);
}

const scene = "import { pieces } from './pieces.ts';\nexport const scene = pieces;\n";
const pieces =
  "import { lamp } from './lamp.ts';\nimport { tree } from './tree.ts';\nexport const pieces = { lamp, tree };\n";
const lamp = 'export const lamp = 1;\n';
const tree = 'export const tree = 2;\n';

it('a recipe is another once anything it is made of is', () => {
  const before = written({ 'scene.ts': scene, 'pieces.ts': pieces, 'lamp.ts': lamp, 'tree.ts': tree });
  const after = written({
    'scene.ts': scene,
    'pieces.ts': pieces,
    'lamp.ts': lamp,
    'tree.ts': 'export const tree = 3;\n',
  });
  expect(recipeHash([after('scene.ts')])).not.toBe(recipeHash([before('scene.ts')]));
});

it('types and comments are no part of a recipe', () => {
  const before = written({ 'lamp.ts': lamp });
  const after = written({ 'lamp.ts': 'export const lamp: number = 1;\n' });
  expect(recipeHash([after('lamp.ts')])).toBe(recipeHash([before('lamp.ts')]));
});

it('of a collection only the parts that are named count', () => {
  const withLamp = (file: (name: string) => string) =>
    recipeHash([file('scene.ts'), file('lamp.ts')], [file('pieces.ts')]);
  const files = { 'scene.ts': scene, 'pieces.ts': pieces, 'lamp.ts': lamp, 'tree.ts': tree };
  const before = withLamp(written(files));
  expect(withLamp(written({ ...files, 'tree.ts': 'export const tree = 3;\n' }))).toBe(before);
  expect(withLamp(written({ ...files, 'lamp.ts': 'export const lamp = 3;\n' }))).not.toBe(before);
});
