import { afterEach, expect, test } from 'vitest';
import { world } from './world.ts';
import { isWorldOutdated, recordWorld, worldVersion } from './world-version.ts';

const page = world as { version?: string };
const before = page.version;

afterEach(() => {
  if (before === undefined) delete page.version;
  else page.version = before;
  worldVersion.set(before);
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
    expect(isWorldOutdated()).toBe(isOutdated);
  }
  delete page.version;
  worldVersion.set(undefined);
  recordWorld('two');
  expect(isWorldOutdated()).toBe(false);
});
