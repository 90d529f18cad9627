import type { Agent, InventoryItem } from '@underhall/contract';
import { expect, test } from 'vitest';
import { isWellSuited, pickerGroups } from './picker-groups.ts';

const [watchful, shadowy, reading, patience] = [1, 2, 3, 4];
const categories = {
  [watchful]: 'BasicAbility',
  [shadowy]: 'BasicAbility',
  [reading]: 'Skills',
  [patience]: 'AgentStat',
} as const;
type Known = keyof typeof categories;

const adds = (...enhancements: (readonly [quality: number, level: number])[]): InventoryItem['enhancements'] =>
  enhancements.map(([qualityId, level]) => ({
    ...{ qualityId, qualityName: `Q${qualityId}`, level, affectsPyramid: false },
    category: categories[qualityId as Known] ?? 'Hidden',
  }));
const agentWith = (...qualities: number[]): Pick<Agent, 'levels'> => ({
  levels: qualities.map((id) => ({
    ...{ id, name: `Q${id}`, level: 5, bonus: 0, image: '', category: categories[id as Known] ?? 'Hidden' },
  })),
});
const reader = agentWith(watchful, shadowy, reading, patience);
const suits = (...enhancements: (readonly [number, number])[]) =>
  isWellSuited({ enhancements: adds(...enhancements) }, reader);

test('an item that adds more than six to an attribute suits well', { meta: { rows: ['C-AGENT-098'] } }, () => {
  expect([suits([watchful, 7]), suits([watchful, 4])]).toEqual([true, false]);
  expect(isWellSuited({ enhancements: adds([watchful, 7]) }, agentWith(reading))).toBe(false);
});

test('an item that adds anything to a skill of the agent suits well', { meta: { rows: ['C-AGENT-099'] } }, () => {
  expect(suits([reading, 1])).toBe(true);
  expect(isWellSuited({ enhancements: adds([reading, 1]) }, agentWith(watchful))).toBe(false);
});

test('an item that adds to several levels suits well if not all are attributes', {
  meta: { rows: ['C-AGENT-100'] },
}, () => {
  expect(suits([watchful, 1], [patience, 1])).toBe(true);
  expect(suits([patience, 1])).toBe(false);
  expect(suits([watchful, 1], [shadowy, 1])).toBe(false);
});

test('an item that adds more than four to attributes in total suits well', { meta: { rows: ['C-AGENT-101'] } }, () => {
  expect([suits([watchful, 2], [shadowy, 3]), suits([watchful, 2], [shadowy, 2])]).toEqual([true, false]);
});

test('groups well-suited items first, then by best level, then the rest, each item once', {
  meta: { rows: ['C-AGENT-037'] },
}, () => {
  const item = (id: number, ...enhancements: (readonly [number, number])[]) =>
    ({ id, enhancements: adds(...enhancements) }) as InventoryItem;
  const groups = pickerGroups(
    [item(10), item(11, [shadowy, 2], [watchful, 1]), item(12, [watchful, 9]), item(13, [watchful, 1])],
    reader,
  );
  expect(groups.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
    ['Well Suited', [12]],
    ['Q1', [13]],
    ['Q2', [11]],
    ['Other Items', [10]],
  ]);
});
