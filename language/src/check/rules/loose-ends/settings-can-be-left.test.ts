import { expect, test } from 'vitest';
import { aBranch, anOutcome, messagesOf } from '../../../testing/a-world.ts';
import { settingsCanBeLeft } from './settings-can-be-left.ts';

const stuck =
  'there is no way out of "Sea": it has no travel, and no outcome leads out; let one "move to" an area of another setting';
const storylet = (facts: string, outcome: string, name = 'Out') => ({
  [`areas/rock/${name}.story`]: `= ${name}\n${facts}\n\n${aBranch('', anOutcome(outcome))}`,
});
const sea = (facts = 'map: no', more = {}) =>
  messagesOf(settingsCanBeLeft, {
    'settings/sea.story': `= Sea\n${facts}\n`,
    'areas/rock/area.story': '= The Rock\nsetting: Sea\nby story: yes\ntype: District\n',
    'areas/reef/area.story': '= The Reef\nsetting: Town\nalso in: Sea\ntype: District\n',
    ...more,
  });

test('accepts a setting with travel, and a world with one setting', () => {
  expect(sea('map: yes')).toEqual([]);
  expect(messagesOf(settingsCanBeLeft, { 'settings/town.story': '= Town\nmap: no\n' })).toEqual([]);
});

test('reports a setting without travel that no story leads out of', () => {
  expect(sea('map: no')).toEqual([stuck]);
  expect(sea('travel: no')).toEqual([stuck]);
});

test.each([
  ['move to: The Square', []],
  ['move to: nowhere', []],
  ['change setting: Town', []],
  ['move to: The Reef', [stuck]],
  ['change setting: Sea', [stuck]],
  ['gain: Coins 1', [stuck]],
])('follows outcomes with "%s"', (outcome, told) => {
  expect(sea('map: no', storylet('where: The Rock', outcome))).toEqual(told);
});

test.each([
  ['where: anywhere', []],
  ['in: Sea', []],
  ['where: The Reef', []],
  ['where: The Square', [stuck]],
  ['where: anywhere\nin: Town', [stuck]],
  ['where: The Rock\ndeck: never', [stuck]],
  ['where: The Rock\ndeck: sometimes', []],
])('follows storylets with "%s"', (facts, told) => {
  expect(sea('map: no', storylet(facts, 'move to: The Square'))).toEqual(told);
});

test('follows storylets in turn, and used things where items may be used', () => {
  const leading = {
    ...storylet('where: The Rock', 'go to: Boat'),
    ...storylet('deck: never', 'move to: The Square', 'Boat'),
  };
  const whistle = {
    ...storylet('deck: never', 'move to: The Square', 'Boat'),
    'qualities/whistle.story': '= A Whistle\ncategory: Curiosity\nnature: thing\nuse: Boat\nimage: whistle\n',
  };

  expect(sea('map: no', leading)).toEqual([]);
  expect(sea('map: no', whistle)).toEqual([]);
  expect(sea('map: no\nitems: no', whistle)).toEqual([stuck]);
});

test('the end of a stay leads out', () => {
  const boat = storylet('deck: never', 'move to: The Square', 'Boat');

  expect(sea('map: no\nstay: 20 actions\nthen: Boat', boat)).toEqual([]);
});
