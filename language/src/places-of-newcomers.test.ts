import { join } from 'node:path';
import { chanceFrom, newCharacter, openPack, stateOf } from '@underhall/engine';
import { expect, test } from 'vitest';
import { compileWorld } from './compile/compile-world.ts';

const { pack } = compileWorld(join(import.meta.dirname, '..', '..', 'world'));
if (!pack) throw new Error('the default world does not compile');
const world = openPack(pack);
const character = newCharacter(world, { name: 'Someone', gender: 'Indistinct', face: 'beardy' }, 0, chanceFrom(1));

/** Places with no story, and places to which only a story leads. The root of the map is no place to go to. */
const shut = pack.areas.filter(
  ({ id, type, byStoryOnly }) =>
    type !== 'Root' && (byStoryOnly || !pack.storylets.some(({ areas }) => areas?.includes(id))),
);

test.each(shut)('a newcomer does not see $name on the map, where there is nothing for them', (area) => {
  expect(stateOf(area, { character, world }).isDiscovered).toBe(false);
});
