import type { Restriction } from '@underhall/contract';
import { expect, test } from 'vitest';
import { mayOpenMap, type Standing } from './may-open-map.ts';

const standing = (canOpenMap = true, held: Restriction[] = []): Standing => ({
  myself: { character: { setting: { canOpenMap } }, restrictedUserInterfaceElements: held },
  phase: 'Available',
  path: '/',
});

test('the map opens where the setting has one, nothing is open, on the story’s page, to whom nothing holds back [C-MAP-021]', () => {
  expect(mayOpenMap(standing())).toBe(true);
  expect(mayOpenMap(standing(true, ['Fate', 'None']))).toBe(true);
  expect(mayOpenMap(standing(false))).toBe(false);
  expect(mayOpenMap(standing(true, ['Travel']))).toBe(false);
  expect(mayOpenMap({ ...standing(), path: '/possessions' })).toBe(false);
  for (const phase of ['In', 'InItemUse', 'Act', 'End', 'Rename', 'SecondChance', undefined] as const)
    expect(mayOpenMap({ ...standing(), phase }), phase).toBe(false);
});
