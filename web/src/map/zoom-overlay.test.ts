import { expect, test } from 'vitest';
import { hasZoomOverlay } from './zoom-overlay.tsx';

test.each([
  ['local', true],
  ['staging', true],
  ['beta', false],
  ['production', false],
  [undefined, false],
] as const)(
  'in %s the map shows its zoom as a number: %s, and never while the map is closed',
  { meta: { rows: ['C-MAP-077'] } },
  (environment, has) => {
    expect(hasZoomOverlay(environment, true)).toBe(has);
    expect(hasZoomOverlay(environment, false)).toBe(false);
  },
);
