import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { areasNest } from './areas-nest.ts';

const areas = (...inside: readonly (readonly [name: string, inside: string])[]) =>
  messagesOf(
    areasNest,
    Object.fromEntries(
      inside.map(([name, other]) => [`areas/${name}/area.story`, `= ${name}\ninside: ${other}\ntype: District\n`]),
    ),
  );

test('accepts areas within areas', () => {
  expect(areas(['A', 'B'], ['B', 'The Square'], ['C', 'B'], ['D', 'Nothing Known'])).toEqual([]);
});

test('reports an area within itself, directly or indirectly', () => {
  expect(areas(['A', 'A'])).toEqual(['"A" lies in itself: A, in A; delete one "inside"']);
  expect(areas(['A', 'B'], ['B', 'A'], ['C', 'A'])).toEqual([
    '"A" lies in itself: A, in B, in A; delete one "inside"',
    '"B" lies in itself: B, in A, in B; delete one "inside"',
  ]);
});
