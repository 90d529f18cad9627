import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileWorld } from '../compile/compile-world.ts';
import { readWorld } from '../meaning/read-world.ts';
import { aBranch, anOutcome, aWorld } from '../testing/a-world.ts';
import { allRules } from './all-rules.ts';

test('our own world passes every check', () => {
  const { problems } = compileWorld(join(import.meta.dirname, '..', '..', '..', 'world'), allRules);

  expect(problems).toEqual([]);
});

test('a world of nothing is checked too', () => {
  const { world } = readWorld([]);

  expect(allRules.flatMap(({ check }) => check(world)).map(({ message }) => message)).toEqual([
    'the world has no pack',
  ]);
});

/** Seconds of work that all checks take for so many storylets, each of which leans on the one before. */
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

// Twice the world is about twice the work. What grew with its square would take minutes here.
test('ten thousand storylets are checked without waiting', () => {
  expect(secondsFor(10_000)).toBeLessThan(10);
}, 120_000);
