import { expect, test } from 'vitest';
import { readWorld } from '../meaning/read-world.ts';
import { aStorylet, aWorld } from '../testing/a-world.ts';
import { isListedIn } from './areas.ts';

const QUAY = '= The Quay\nsetting: Harbour\nalso in: Town\ntype: District\nline: wet\nimage: quay\n\nA quay.\n';
const PIER = '= The Pier\nsetting: Harbour\ntype: District\nline: wetter\nimage: pier\n\nA pier.\n';

const listedIn = (facts: string): readonly string[] => {
  const tried = aStorylet('')['areas/square/tried.story']?.replace('where: The Square\n', facts) ?? '';
  const { world } = readWorld(
    aWorld({ 'areas/square/tried.story': tried, 'areas/quay/area.story': QUAY, 'areas/pier/area.story': PIER }),
  );
  const storylet = world.storylets.find(({ block }) => block.heading.text === 'Tried');
  if (!storylet) throw new Error('no storylet');
  return world.areas.filter((area) => isListedIn(storylet, area)).map(({ block }) => block.heading.text);
};

test.each([
  ['where: The Quay, The Pier\n', ['The Pier', 'The Quay']],
  ['where: anywhere\n', ['The Pier', 'The Quay', 'The Square']],
  ['in: Town\n', ['The Quay', 'The Square']],
  ['in: Harbour, Town\n', ['The Pier', 'The Quay', 'The Square']],
  ['where: anywhere\nin: Harbour\n', ['The Pier', 'The Quay']],
  ['where: The Square, The Pier\nin: Town\n', ['The Square']],
  ['where: The Square\nin: Elsewhere\n', []],
  ['where: anywhere\ndeck: sometimes\n', []],
  ['where: anywhere\ndeck: never\n', []],
  ['where: anywhere\ndeck: always\n', ['The Pier', 'The Quay', 'The Square']],
  ['', []],
])('%j is listed in %j', (facts, areas) => {
  expect(listedIn(facts)).toEqual(areas);
});
