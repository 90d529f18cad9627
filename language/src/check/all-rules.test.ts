import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileWorld } from '../compile/compile-world.ts';
import { readWorld } from '../meaning/read-world.ts';
import { aBranch, anOutcome, aWorld } from '../testing/a-world.ts';
import { allRules } from './all-rules.ts';

test('the default world passes every check', () => {
  const { problems } = compileWorld(join(import.meta.dirname, '..', '..', '..', 'world'), allRules);

  expect(problems).toEqual([]);
});

test('an empty world can be checked', () => {
  const { world } = readWorld([]);

  expect(allRules.flatMap(({ check }) => check(world)).map(({ message }) => message)).toEqual([
    'the world has no pack; write pack.story',
  ]);
});

/** Seconds that all checks take for a chain of `count` storylets. */
function secondsFor(count: number): number {
  const storylets = Array.from({ length: count }, (_, i) => {
    const branches = aBranch('needs: Step 1+\npay: Coins 2', anOutcome(`gain: Coins 3\nset: Step ${i % 50}`));
    return `= Tried No ${i}.\nwhere: The Square\nwhen: seen "Tried No ${i - 1}."\nurgency: must\nteaser: It.\n\nIt is.\n\n${branches}`;
  });
  const { world } = readWorld(aWorld({ 'areas/square/many.story': storylets.join('\n') }));
  const before = process.cpuUsage();
  for (const { check } of allRules) check(world);
  return process.cpuUsage(before).user / 1_000_000;
}

// Guards against checks of quadratic cost, which would take minutes here.
test('ten thousand storylets are checked in seconds', () => {
  expect(secondsFor(10_000)).toBeLessThan(10);
}, 120_000);
