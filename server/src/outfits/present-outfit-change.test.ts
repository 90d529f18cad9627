import type { Change } from '@underhall/engine';
import { aMoment, anArea, aSetting } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { presentChangeability } from './present-outfit-change.ts';

const pack = {
  settings: [aSetting({ id: 1 }), aSetting({ id: 2, canChangeOutfit: false }), aSetting({ id: 3 })],
  areas: [anArea({ id: 1 }), anArea({ id: 2, setting: 2 }), anArea({ id: 3, setting: 3 })],
};
const moved = (from: number, to: number): Change => ({ kind: 'moved', from, to });
const after = (changes: readonly Change[], area: number, setting?: number) => {
  const { character, world } = aMoment({ pack, character: { area, ...(setting !== undefined && { setting }) } });
  return presentChangeability({ character, changes }, world);
};
const message = (text: string) => [{ type: 'OutfitChangeabilityMessage', priority: 2, message: text }];

test('coming where clothes cannot be changed is told, and coming out again', () => {
  expect(after([moved(1, 2)], 2)).toEqual(message('You cannot change your clothes here.'));
  expect(after([moved(2, 1)], 1)).toEqual(message('You may change your clothes again.'));
  expect(after([moved(0, 2)], 2)).toHaveLength(1);
});

test('it is told of other rules in the same place too', () => {
  expect(after([{ kind: 'setting', from: undefined, to: 2 }], 1, 2)).toHaveLength(1);
  expect(after([{ kind: 'setting', from: 2, to: undefined }], 1)).toHaveLength(1);
});

test('where it is as it was, nothing is told, however one went', () => {
  expect(after([moved(1, 3)], 3)).toEqual([]);
  expect(after([moved(1, 2), moved(2, 3)], 3)).toEqual([]);
  expect(after([moved(1, 0)], 0)).toEqual([]);
  expect(after([], 2)).toEqual([]);
});
