import { expect, test } from 'vitest';
import { ids } from '../testing/a-world.ts';
import { engaged, inService, service } from '../testing/an-agent.ts';
import { agentLevelOf, agentLevels } from './agent-levels.ts';

const { cane, bell, mitts, skiff } = service;

test('an agent’s own levels come first, then the ones that only lent items give', () => {
  const { world } = inService();

  expect(agentLevels(engaged({ lent: [bell] }), world)).toEqual([
    { quality: ids.watchful, level: 12, bonus: 2 },
    { quality: ids.soaked, level: 4, bonus: 4 },
  ]);
});

test('bonuses of lent items add up, may be negative, and never lower a level below 0', () => {
  const { world } = inService();

  expect(agentLevels(engaged({ lent: [cane, mitts] }), world)).toEqual([
    { quality: ids.watchful, level: 6, bonus: -4 },
  ]);
  expect(agentLevels(engaged({ agent: 99, lent: [mitts] }), world)).toEqual([
    { quality: ids.watchful, level: 0, bonus: -9 },
  ]);
});

test('items and agents that were removed from the world add nothing', () => {
  const { world } = inService();

  expect(agentLevels(engaged({ lent: [999, skiff, ids.lens] }), world)).toEqual([
    { quality: ids.watchful, level: 10, bonus: 0 },
  ]);
});

test('a quality that an agent does not have is at level 0', () => {
  const { world } = inService();

  expect(agentLevelOf(ids.favour, engaged({ lent: [cane] }), world)).toBe(0);
  expect(agentLevelOf(ids.watchful, engaged({ lent: [cane] }), world)).toBe(15);
});
