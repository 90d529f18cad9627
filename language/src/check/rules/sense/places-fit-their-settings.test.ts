import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { placesFitTheirSettings } from './places-fit-their-settings.ts';

const sea = {
  'settings/sea.story': '= Sea\n\n= Moon\n',
  'areas/rock/area.story': '= The Rock\nsetting: Sea\nalso in: Moon\ntype: District\n',
};
const where = (facts: string, more = {}) =>
  messagesOf(placesFitTheirSettings, { ...sea, 'areas/square/t.story': `= T\n${facts}\n\n${aBranch('')}`, ...more });

test('accepts a storylet if one of its areas belongs to one of its settings', () => {
  expect(where('where: The Square, The Rock\nin: Sea')).toEqual([]);
  expect(where('where: The Rock\nin: Town, Moon')).toEqual([]);
  expect(where('where: anywhere\nin: Moon')).toEqual([]);
  expect(where('where: Nothing Known\nin: Moon')).toEqual([]);
});

test('reports a storylet if none does', () => {
  expect(where('where: The Square\nin: Sea, Moon')).toEqual([
    'none of the areas belongs to this setting; name another, or delete one of the two',
  ]);
});

test('accepts a setting that a story changes to, with any area', () => {
  const sailing = aStorylet('', aBranch('', anOutcome('change setting: Moon')));

  expect(where('where: The Square\nin: Sea, Moon', sailing)).toEqual([]);
});
