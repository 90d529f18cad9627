import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { settingsHaveAreas } from './settings-have-areas.ts';

const sea = { 'settings/sea.story': '= Sea\n' };

test('a setting has an area, shares one, or is taken along by a story', () => {
  const shared = { 'areas/rock/area.story': '= The Rock\nsetting: Town\nalso in: Sea\ntype: District\n' };

  expect(messagesOf(settingsHaveAreas, {})).toEqual([]);
  expect(messagesOf(settingsHaveAreas, { ...sea, ...shared })).toEqual([]);
  expect(
    messagesOf(settingsHaveAreas, { ...sea, ...aStorylet('', aBranch('', anOutcome('change setting: Sea'))) }),
  ).toEqual([]);
});

test('one without counts nowhere', () => {
  expect(messagesOf(settingsHaveAreas, sea)).toEqual([
    'no area belongs to "Sea"; write it in an area\'s "setting", or in an outcome\'s "change setting"',
  ]);
});
