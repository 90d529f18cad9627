import { afterEach, expect, test } from 'vitest';
import { world } from './world.ts';
import { isWorldOutdated, recordWorld } from './world-version.ts';

const page = world as { version?: string };
const before = page.version;

afterEach(() => {
  isWorldOutdated.set(false);
  if (before === undefined) delete page.version;
  else page.version = before;
});

test('a page is outdated while replies name another version of the world, and never without its own', () => {
  page.version = 'one';
  for (const [version, isOutdated] of [
    ['one', false],
    ['two', true],
    [null, true],
    ['one', false],
  ] as const) {
    recordWorld(version);
    expect(isWorldOutdated.read()).toBe(isOutdated);
  }
  delete page.version;
  recordWorld('two');
  expect(isWorldOutdated.read()).toBe(false);
});
