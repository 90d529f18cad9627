import { join } from 'node:path';
import type { Lead, Requirement } from '@underhall/engine';
import { expect, test } from 'vitest';
import { compileWorld } from './compile/compile-world.ts';

const { pack } = compileWorld(join(import.meta.dirname, '..', '..', 'world'));
if (!pack) throw new Error('the default world does not compile');

/** Every level of every lead before it is finished, with its step. */
const levels = pack.qualities.flatMap(({ id, name, lead }) =>
  lead
    ? Array.from({ length: lead.doneAt - 1 }, (_, at) => ({ id, name, level: at + 1, step: stepAt(lead, at + 1) }))
    : [],
);

function stepAt({ steps }: Lead, level: number) {
  return steps.findLast(({ from }) => from <= level);
}

/** True if a requirement names the level of the quality, false if it excludes the level. */
function names(requirement: Requirement, quality: number, level: number): boolean | undefined {
  if (requirement.kind === 'any of') return requirement.of.some((each) => names(each, quality, level) !== false);
  if (requirement.kind !== 'level' || requirement.quality !== quality) return undefined;
  const { atLeast = 0, atMost = Number.POSITIVE_INFINITY } = requirement;
  return level >= atLeast && level <= atMost;
}

test.each(levels)('$name at $level has a story at the place of its step, or waits for a timed one', (at) => {
  const { id, level, step } = at;
  if (step?.waitsFor !== undefined) {
    const timed = pack.timed?.find((each) => each.id === step.waitsFor);
    expect(timed?.consequences.effects).toContainEqual({ kind: 'set', quality: id, to: level + 1 });
    return;
  }
  const stories = pack.storylets.filter(({ areas, when = [] }) => {
    const said = when.map((each) => names(each, id, level));
    return said.includes(true) && !said.includes(false) && (!areas || areas.some((area) => area === step?.area));
  });
  expect(stories).not.toEqual([]);
});
