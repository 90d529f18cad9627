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

test('areas lie in one another, outwards to an end', () => {
  expect(areas(['A', 'B'], ['B', 'The Square'], ['C', 'B'], ['D', 'Nothing Known'])).toEqual([]);
});

test('none lies in itself, by however many others', () => {
  expect(areas(['A', 'A'])).toEqual(['"A" lies in itself: A, in A; let one lie in nothing']);
  expect(areas(['A', 'B'], ['B', 'A'], ['C', 'A'])).toEqual([
    '"A" lies in itself: A, in B, in A; let one lie in nothing',
    '"B" lies in itself: B, in A, in B; let one lie in nothing',
  ]);
});
