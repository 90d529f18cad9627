import type { Restriction } from '@underhall/contract';
import { expect, test } from 'vitest';
import { type Standing, whyNoMap } from './may-open-map.ts';

const standing = (canOpenMap = true, held: Restriction[] = []): Standing => ({
  myself: { character: { setting: { canOpenMap } }, restrictedUserInterfaceElements: held },
  phase: 'Available',
  path: '/',
});

test('the map opens where the setting has one, nothing is open, on the story’s page, to whom nothing holds back', {
  meta: { rows: ['C-MAP-021'] },
}, () => {
  expect(whyNoMap(standing())).toBeUndefined();
  expect(whyNoMap(standing(true, ['Fate', 'None']))).toBeUndefined();
  expect(whyNoMap(standing(false))).toBe('no map here');
  expect(whyNoMap(standing(true, ['Travel']))).toBe('held back');
  expect(whyNoMap({ ...standing(), path: '/possessions' })).toBe('another page');
  for (const phase of ['In', 'InItemUse', 'Act', 'End', 'Rename', 'SecondChance', undefined] as const)
    expect(whyNoMap({ ...standing(), phase }), phase).toBe('story open');
});
