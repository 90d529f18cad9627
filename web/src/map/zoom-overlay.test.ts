import { expect, test } from 'vitest';
import { hasZoomOverlay } from './zoom-overlay.tsx';

test.each([
  ['local', true],
  ['staging', true],
  ['beta', false],
  ['production', false],
  [undefined, false],
] as const)(
  'in %s the map tells its zoom: %s; and never while there is no map',
  { meta: { rows: ['C-MAP-077'] } },
  (environment, has) => {
    expect(hasZoomOverlay(environment, true)).toBe(has);
    expect(hasZoomOverlay(environment, false)).toBe(false);
  },
);
