import { expect, test } from 'vitest';
import { type PictureFacts, pictureFor } from './picture-kind.ts';

const desk: PictureFacts = {
  canHover: true,
  width: 1280,
  hasWebGl: true,
  deviceMemory: 8,
  isFallbackPreferred: false,
  isCompatible: false,
  hasFailed: false,
};
const kindWith = (some: Partial<PictureFacts>) => pictureFor({ ...desk, ...some }).kind;

test('a desktop has the detailed map, even if the browser does not report its memory', () => {
  expect(kindWith({})).toBe('detailed');
  expect(kindWith({ deviceMemory: undefined })).toBe('detailed');
});

test('without hover the fallback map is shown', { meta: { rows: ['C-MAP-013'] } }, () => {
  expect(kindWith({ canHover: false })).toBe('flat');
});

test('at 767 pixels or less the fallback map is shown', { meta: { rows: ['C-MAP-014'] } }, () => {
  expect([320, 767, 768].map((width) => kindWith({ width }))).toEqual(['flat', 'flat', 'detailed']);
});

test('without WebGL the fallback map is shown', { meta: { rows: ['C-MAP-015'] } }, () => {
  expect(kindWith({ hasWebGl: false })).toBe('flat');
});

test('with a memory of 2 or less the fallback map is shown', { meta: { rows: ['C-MAP-016'] } }, () => {
  expect([0.5, 2, 4].map((deviceMemory) => kindWith({ deviceMemory }))).toEqual(['flat', 'flat', 'detailed']);
});

test.each(['isFallbackPreferred', 'isCompatible', 'hasFailed'] as const)(
  '%s alone is enough for the fallback map',
  (fact) => {
    expect(kindWith({ [fact]: true })).toBe('flat');
  },
);

test('the flat map is a stand-in on a screen large enough for the detailed one, never on a phone', () => {
  const standsIn = (some: Partial<PictureFacts>) => pictureFor({ ...desk, ...some }).isStandIn;
  expect([standsIn({}), standsIn({ hasWebGl: false }), standsIn({ isFallbackPreferred: true })]).toEqual([
    false,
    true,
    true,
  ]);
  const telephone = { canHover: false, width: 390 };
  expect([standsIn(telephone), standsIn({ ...telephone, isFallbackPreferred: true })]).toEqual([false, false]);
});
