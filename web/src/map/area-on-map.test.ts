import type { AreaOnMap } from '@underhall/contract';
import { expect, test } from 'vitest';
import { aPlace } from './a-place.ts';
import { flagsOf, isInReach, placeAt, placesOnMap, withoutSpriteCorner } from './area-on-map.ts';

const ground = '0,0 100,0 100,100 0,100';
const drawn: AreaOnMap['jsonInfo'] = {
  labelX: 50,
  labelY: 40,
  zIndex: 1,
  hitbox: ground,
  sprite: 'square',
  spriteTopLeftX: 0,
  spriteTopLeftY: 0,
};
const square = aPlace(1, 'The Square', { jsonInfo: drawn });
const gate = { id: 9, name: 'The Hatch', image: '', teaser: '', mobileTeaser: '' };
const closed = { unlocked: false, canMoveTo: false };

test('an open district is lit, drawn, named and can be pressed', { meta: { rows: ['C-MAP-026'] } }, () => {
  expect(flagsOf(square)).toEqual({
    isDistrict: true,
    isLandmark: false,
    isDestination: false,
    isLit: true,
    shouldShowGateIcon: false,
    shouldShowLockIcon: false,
    shouldShowTooltip: true,
    shouldShowLabel: true,
    shouldAppearOnMap: true,
    isDrawable: true,
    hasHitbox: true,
  });
});

test('a closed place has a lock, or the gate icon if it has a gate', { meta: { rows: ['C-MAP-026'] } }, () => {
  expect(flagsOf({ ...square, ...closed })).toMatchObject({ isLit: false, shouldShowLockIcon: true });
  const gated = flagsOf({ ...square, ...closed, gateEvent: gate });
  expect(gated).toMatchObject({ isLit: false, shouldShowLockIcon: false, shouldShowGateIcon: true });
  const toBeSeen = flagsOf({ ...square, visitable: false });
  expect(toBeSeen).toMatchObject({ isLit: false, shouldShowLockIcon: false });
});

test('the gate icon of the current place is hidden if the setting says so', () => {
  const gated = { ...square, gateEvent: gate };
  const look = { hideCurrentGateIcon: true };
  expect(flagsOf(gated, { look, here: 1 }).shouldShowGateIcon).toBe(false);
  expect(flagsOf(gated, { look, here: 7 }).shouldShowGateIcon).toBe(true);
  expect(flagsOf(gated, { here: 1 }).shouldShowGateIcon).toBe(true);
});

test('undiscovered places, and places with neither ground nor label, are not on the map', {
  meta: { rows: ['C-MAP-055'] },
}, () => {
  expect(flagsOf({ ...square, discovered: false }).shouldAppearOnMap).toBe(false);
  const bare = { labelX: 0, labelY: 0, zIndex: 0 };
  expect(flagsOf({ ...square, jsonInfo: bare })).toMatchObject({ shouldAppearOnMap: false, isDrawable: false });
  expect(flagsOf({ ...square, jsonInfo: { ...drawn, hideLabel: true } })).toMatchObject({
    shouldShowLabel: false,
    shouldAppearOnMap: true,
  });
  const { hitbox: _ground, ...named } = drawn;
  expect(flagsOf({ ...square, jsonInfo: named })).toMatchObject({ hasHitbox: false, shouldAppearOnMap: true });
});

test('lodgings and the two places that only a story leads to are never on the map', {
  meta: { rows: ['C-MAP-056', 'C-MAP-058'] },
}, () => {
  for (const id of [2, 15, 107951])
    expect(flagsOf({ ...square, id }), String(id)).toMatchObject({ hasHitbox: false, shouldAppearOnMap: false });
});

test('a landmark has only a label', { meta: { rows: ['C-MAP-057'] } }, () => {
  const landmark = { ...square, areaTypeName: 'Landmark' as const, visitable: false };
  expect(flagsOf(landmark)).toMatchObject({ isDrawable: false, hasHitbox: false, shouldShowLabel: true });
});

test('a sprite without a corner is not drawn and is reported', { meta: { rows: ['C-MAP-060'] } }, () => {
  const { spriteTopLeftX: _x, ...lost } = drawn;
  const lostSquare = { ...square, jsonInfo: lost };
  expect(flagsOf(lostSquare).isDrawable).toBe(false);
  expect(withoutSpriteCorner([square, lostSquare])).toEqual([lostSquare]);
});

test('districts and open buildings can be selected from afar and single places only from near by', () => {
  const tower = aPlace(3, 'The Tower', {
    areaTypeName: 'Destination',
    jsonInfo: { ...drawn, zIndex: 0, mainDestinationHitbox: '40,40 60,40 60,60 40,60' },
  });
  const hut = aPlace(5, 'The Hut', {
    areaTypeName: 'Destination',
    jsonInfo: { ...drawn, zIndex: 0, hitbox: '0,0 9,0 9,9' },
  });
  const places = placesOnMap([square, { ...tower, unlocked: false }], {});
  const open = placesOnMap([tower, hut], {});
  expect(open.map((place) => isInReach(place, false))).toEqual([true, false]);
  const at = (x: number, isNearBy: boolean) => placeAt({ x, y: 50 }, places, isNearBy)?.area.name;
  expect(places.map((place) => isInReach(place, false))).toEqual([false, true]);
  expect([at(50, false), at(50, true), at(80, true), at(150, true)]).toEqual([
    'The Square',
    'The Tower',
    'The Square',
    undefined,
  ]);
});

test('pin and marker are offset from the label', () => {
  const offsets = { pinOffsetX: 5, pinOffsetY: -6, playerMarkerOffsetX: 7 };
  const [place] = placesOnMap([{ ...square, jsonInfo: { ...drawn, ...offsets } }], {});
  expect(place).toMatchObject({ label: { x: 50, y: 40 }, pin: { x: 55, y: 34 }, marker: { x: 57, y: 40 } });
});
