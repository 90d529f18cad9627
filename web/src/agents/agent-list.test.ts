import type { Agent, Concern, Plot } from '@underhall/contract';
import { expect, test } from 'vitest';
import {
  categoriesOf,
  equipmentSlots,
  filterByCategory,
  hintTip,
  isBack,
  isEarly,
  isTutorial,
  loneConcern,
  ownConcerns,
  slotName,
  sortAgents,
  sortedPlots,
  whyNotSent,
} from './agent-list.ts';

const errand = (about: Partial<NonNullable<Agent['plot']>> = {}): NonNullable<Agent['plot']> => ({
  ...{ id: 1, name: 'A', image: '', description: '', duration: 12, elapsed: 3 },
  ...{ canAbandon: true, qualityLocked: false, currencyCost: 0, ...about },
});
const agent = (id: number, about: Partial<Agent> = {}): Agent => ({
  ...{ id, name: `Agent ${id}`, image: '', description: '', levels: [], inventory: [], ...about },
});
const level = (category: Agent['levels'][number]['category'], id = 1) => ({
  ...{ id, name: 'Level', level: 2, bonus: 0, image: '', category },
});
const plot = (id: number, about: Partial<Plot> = {}): Plot => ({
  ...{ id, name: `Plot ${id}`, image: '', description: '', duration: 5, qualityLocked: false, currencyCost: 0 },
  ...{ currencyLocked: false, qualityRequirements: [], hints: [], ...about },
});
const concern = (id: number, plots: readonly Plot[]): Concern => ({
  ...{ id, name: `Concern ${id}`, description: '', image: '', plots: [...plots] },
});

test('an errand is done once its actions are spent', {
  meta: { rows: ['C-AGENT-056'] },
}, () => {
  expect(isBack(agent(1))).toBe(false);
  expect(isBack(agent(1, { plot: errand({ elapsed: 11 }) }))).toBe(false);
  expect(isBack(agent(1, { plot: errand({ elapsed: 12 }) }))).toBe(true);
  expect(isBack(agent(1, { plot: errand({ elapsed: 13 }) }))).toBe(true);
});

test('sorts returned agents first, then away, then free, each group by id', {
  meta: { rows: ['C-AGENT-007', 'C-AGENT-008'] },
}, () => {
  const agents = [
    ...[agent(1), agent(5, { plot: errand() }), agent(4, { plot: errand() })],
    ...[agent(9, { plot: errand({ elapsed: 12 }) }), agent(2, { plot: errand({ elapsed: 12 }) }), agent(0)],
  ];
  expect(sortAgents(agents).map(({ id }) => id)).toEqual([2, 9, 4, 5, 0, 1]);
});

test('filters agents by category of level, and omits hidden categories', () => {
  const able = agent(1, { levels: [level('BasicAbility'), level('AgentStatHidden'), level('Hidden')] });
  const skilled = agent(2, { levels: [level('Skills')] });
  expect(categoriesOf([able, skilled])).toEqual([
    ['BasicAbility', 'Attributes'],
    ['Skills', 'Skills'],
  ]);
  expect(filterByCategory([able, skilled], 'Skills')).toEqual([skilled]);
  expect(filterByCategory([able, skilled], '')).toEqual([able, skilled]);
});

test('the equipment row omits Treasure and tools, and splits category names into words', {
  meta: { rows: ['C-AGENT-052', 'C-AGENT-053', 'C-AGENT-054'] },
}, () => {
  const slots = ['Hat', 'Treasure', 'ToolOfTheTrade', 'HomeComfort'].map((category) => ({ category, name: category }));
  expect(equipmentSlots(slots)).toEqual([
    { category: 'Hat', name: 'Hat' },
    { category: 'HomeComfort', name: 'Home Comfort' },
  ]);
  expect(slotName('ToolOfTheTrade')).toBe('Tools of the Trade');
});

test('a single concern opens automatically only if the general group is empty', {
  meta: { rows: ['C-AGENT-017'] },
}, () => {
  const one = concern(3, [plot(1)]);
  expect(loneConcern([one])).toBe(one);
  expect(loneConcern([concern(0, []), one])).toBe(one);
  expect(loneConcern([concern(0, [plot(2)]), one])).toBeUndefined();
  expect(loneConcern([one, concern(4, [plot(2)])])).toBeUndefined();
  expect(loneConcern([])).toBeUndefined();
});

test('treats the concern with id 0 as the general group', {
  meta: { rows: ['C-AGENT-043'] },
}, () => {
  expect(ownConcerns([concern(0, [plot(1)]), concern(3, [])]).map(({ id }) => id)).toEqual([3]);
});

test('sorts free errands first and separates locked ones', {
  meta: { rows: ['C-AGENT-018', 'C-AGENT-019'] },
}, () => {
  const plots = [
    plot(1, { qualityLocked: true }),
    plot(2, { currencyCost: 5, currencyLocked: true }),
    plot(3),
    plot(4, { currencyCost: 1 }),
    plot(5),
  ];
  const { open, locked } = sortedPlots(plots);
  expect(open.map(({ id }) => id)).toEqual([3, 5, 2, 4]);
  expect(locked.map(({ id }) => id)).toEqual([1]);
});

test('refuses to send an agent on a locked errand, or on the tutorial without items', () => {
  const bare = { inventory: [] };
  const laden = { inventory: [{} as Agent['inventory'][number]] };
  expect(whyNotSent(plot(1, { qualityLocked: true }), laden)).toContain('do not have');
  expect(whyNotSent(plot(1, { currencyLocked: true }), laden)).toContain('cannot pay');
  expect(whyNotSent(plot(6), bare)).toBe('Equip at least one item to your agent.');
  expect(whyNotSent(plot(6), laden)).toBeUndefined();
  expect(whyNotSent(plot(7), bare)).toBeUndefined();
  expect([isTutorial({ id: 6 }), isTutorial({ id: 0 })]).toEqual([true, false]);
});

test('a cancellation counts as early up to five actions', () => {
  expect([0, 5, 6].map((elapsed) => isEarly({ elapsed }))).toEqual([true, true, false]);
});

test('a hint shows the chance at a typical check, capped at 100', { meta: { rows: ['C-AGENT-096'] } }, () => {
  expect(hintTip({ level: 17, chance: 45 }, 'Watchful')).toBe(
    'At 17 Watchful, your agent has a roughly 45% chance of succeeding at a typical check in this Plot.',
  );
  expect(hintTip({ level: 90, chance: 180 }, 'Watchful')).toContain('a roughly 100% chance');
});
