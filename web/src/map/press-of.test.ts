import { expect, test } from 'vitest';
import { aPlace } from './a-place.ts';
import { pressOf } from './press-of.ts';

const far = { here: 9, isReadOnly: false, isNearBy: false };
const near = { ...far, isNearBy: true };
const district = aPlace(1, 'The Square');
const tower = aPlace(3, 'The Tower', { areaTypeName: 'Destination' });
const gate = { id: 9, name: 'The Hatch', image: '', teaser: '', mobileTeaser: '' };

test('from afar a press on a district zooms in, whether it is open, closed or read-only', {
  meta: { rows: ['C-MAP-045'] },
}, () => {
  expect(pressOf({ area: district, ...far })).toBe('nearer');
  expect(pressOf({ area: { ...district, unlocked: false }, ...far, isReadOnly: true })).toBe('nearer');
});

test('from near by a press travels to a district or a single place', () => {
  expect(pressOf({ area: district, ...near })).toBe('travel');
  expect(pressOf({ area: tower, ...near })).toBe('travel');
});

test('a press opens a gate, and does nothing for a closed, current or read-only place', {
  meta: { rows: ['C-TRAVEL-003', 'C-TRAVEL-004'] },
}, () => {
  expect(pressOf({ area: { ...tower, unlocked: false, gateEvent: gate }, ...near })).toBe('gate');
  expect(pressOf({ area: { ...tower, unlocked: false }, ...near })).toBe('nothing');
  expect(pressOf({ area: { ...tower, visitable: false }, ...near })).toBe('nothing');
  expect(pressOf({ area: tower, ...near, here: 3 })).toBe('nothing');
  expect(pressOf({ area: tower, ...near, isReadOnly: true })).toBe('nothing');
  expect(pressOf({ area: { ...tower, gateEvent: gate }, ...near, isReadOnly: true })).toBe('nothing');
});
