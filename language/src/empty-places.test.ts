import { join } from 'node:path';
import { chanceFrom, newCharacter, openPack, stateOf } from '@underhall/engine';
import { expect, test } from 'vitest';
import { compileWorld } from './compile/compile-world.ts';

const { pack } = compileWorld(join(import.meta.dirname, '..', '..', 'world'));
if (!pack) throw new Error('the default world does not compile');
const world = openPack(pack);
const character = newCharacter(world, { name: 'Someone', gender: 'Indistinct', face: 'beardy' }, 0, chanceFrom(1));

/** Places where no story is told. The root of the map is no place to go to. */
const empty = pack.areas.filter(
  ({ id, type }) => type !== 'Root' && !pack.storylets.some(({ areas }) => areas?.includes(id)),
);

test.each(empty)('$name has no story, and a newcomer does not see it on the map', (area) => {
  expect(stateOf(area, { character, world }).isDiscovered).toBe(false);
});
