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

test('reports when the player enters or leaves an area where clothes cannot be changed', () => {
  expect(after([moved(1, 2)], 2)).toEqual(message('You cannot change your clothes here.'));
  expect(after([moved(2, 1)], 1)).toEqual(message('You may change your clothes again.'));
  expect(after([moved(0, 2)], 2)).toHaveLength(1);
});

test('reports when a change of setting allows or forbids changing clothes', () => {
  expect(after([{ kind: 'setting', from: undefined, to: 2 }], 1, 2)).toHaveLength(1);
  expect(after([{ kind: 'setting', from: 2, to: undefined }], 1)).toHaveLength(1);
});

test('reports nothing when the permission is the same before and after', () => {
  expect(after([moved(1, 3)], 3)).toEqual([]);
  expect(after([moved(1, 2), moved(2, 3)], 3)).toEqual([]);
  expect(after([moved(1, 0)], 0)).toEqual([]);
  expect(after([], 2)).toEqual([]);
});
