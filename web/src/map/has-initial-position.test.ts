import { expect, test } from 'vitest';
import { hasInitialPosition } from './has-initial-position.ts';

const look = { shouldShowTravelButton: true, travelButtonLabel: 'Travel', needsProminentTravelButton: false };

test('a setting names a position if it differs from the default 50 and 0', {
  meta: { rows: ['C-MAP-035', 'C-MAP-036'] },
}, () => {
  expect(hasInitialPosition(look)).toBe(false);
  expect(hasInitialPosition({ ...look, initPercentX: 50, initPercentY: 0 })).toBe(false);
  expect(hasInitialPosition({ ...look, initPercentX: 20 })).toBe(true);
  expect(hasInitialPosition({ ...look, initPercentY: 60 })).toBe(true);
});
