import { expect, test } from 'vitest';
import { isForTesting } from '../api/environment.ts';

test.each([
  ['local', true],
  ['staging', true],
  ['beta', false],
  ['production', false],
  [undefined, false],
] as const)('in %s the debug controls are shown: %s', { meta: { rows: ['C-LAYOUT-029'] } }, (environment, has) => {
  expect(isForTesting(environment)).toBe(has);
});
