import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFolder } from '../compile/read-folder.ts';
import type { Block } from './block.ts';
import { parseBlocks } from './parse-blocks.ts';
import { printBlocks } from './print-blocks.ts';

const world = join(import.meta.dirname, '..', '..', '..', 'world');

const stories = readFolder(world).flatMap(({ path }) => (path.endsWith('.story') ? [path] : []));

test.each(stories)('%s is printed byte for byte', (path) => {
  const written = readFileSync(join(world, path), 'utf8');

  expect(printBlocks(parseBlocks(path, written).blocks)).toBe(written);
});

test('prints a paragraph on one line without surrounding spaces', () => {
  const { blocks } = parseBlocks('a.story', '= Bread  \nwhere:   Here \n\n\nIt is\n  warm.\n\n');

  expect(printBlocks(blocks)).toBe('= Bread\nwhere: Here\n\nIt is warm.\n');
});

test('prints verse with a bar before each line', () => {
  const { blocks } = parseBlocks('a.story', '= Bread\n\nHe sang:\n|  Warm,\n| brown\nand round.\n\n| Very.\n');

  expect(printBlocks(blocks)).toBe('= Bread\n\n| He sang:\n| Warm,\n| brown and round.\n\nVery.\n');
});

const at = { file: 'a.story', line: 1, column: 1, length: 0 };
const words = (pattern: RegExp) => fc.stringMatching(pattern).map((text) => ({ text, at }));
const LINE = /^[A-Za-z"'*<&][A-Za-z0-9,.:;"'*<>&=-]{0,12}( [A-Za-z0-9,.:;"'*<>&=-]{1,12}){0,4}$/;

const verse = fc.array(words(LINE), { minLength: 2, maxLength: 4 }).map((lines) => ({
  text: lines.map(({ text }) => text).join('\n'),
  at,
}));

const aBlock = (depth: number): fc.Arbitrary<Block> =>
  fc.record({
    depth: fc.constant(depth),
    heading: words(LINE),
    facts: fc.array(fc.record({ key: fc.stringMatching(/^[a-z][a-z -]{0,8}[a-z]$/), value: words(LINE) }), {
      maxLength: 4,
    }),
    prose: fc.array(fc.oneof(words(LINE), verse), { maxLength: 3 }),
    inner: depth < 3 ? fc.array(aBlock(depth + 1), { maxLength: 2 }) : fc.constant([]),
  });

test('printed blocks read as the same blocks and print the same', () => {
  fc.assert(
    fc.property(fc.array(aBlock(1), { maxLength: 3 }), (blocks) => {
      const printed = printBlocks(blocks);
      const read = parseBlocks('a.story', printed);

      expect(read.problems).toEqual([]);
      expect(printBlocks(read.blocks)).toBe(printed);
      expect(withoutPlaces(read.blocks)).toEqual(withoutPlaces(blocks));
    }),
    { seed: 4012 },
  );
});

const withoutPlaces = (blocks: readonly Block[]): unknown =>
  JSON.parse(JSON.stringify(blocks, (key, value: unknown) => (key === 'at' || key === 'breaks' ? undefined : value)));
