import { expect, test } from 'vitest';
import { hasDebugControls } from './debug-controls.tsx';

test.each([
  ['local', true],
  ['staging', true],
  ['beta', false],
  ['production', false],
  [undefined, false],
] as const)('in %s the debug controls are shown: %s', { meta: { rows: ['C-LAYOUT-029'] } }, (environment, has) => {
  expect(hasDebugControls(environment)).toBe(has);
});
