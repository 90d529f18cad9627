import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { settingsHaveAreas } from './settings-have-areas.ts';

const sea = { 'settings/sea.story': '= Sea\n' };

test('accepts a setting with an area, a shared area, or a story that changes to it', () => {
  const shared = { 'areas/rock/area.story': '= The Rock\nsetting: Town\nalso in: Sea\ntype: District\n' };

  expect(messagesOf(settingsHaveAreas, {})).toEqual([]);
  expect(messagesOf(settingsHaveAreas, { ...sea, ...shared })).toEqual([]);
  expect(
    messagesOf(settingsHaveAreas, { ...sea, ...aStorylet('', aBranch('', anOutcome('change setting: Sea'))) }),
  ).toEqual([]);
});

test('reports a setting without any', () => {
  expect(messagesOf(settingsHaveAreas, sea)).toEqual([
    'no area belongs to "Sea"; write it in an area\'s "setting", or in an outcome\'s "change setting"',
  ]);
});
