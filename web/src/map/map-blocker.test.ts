import type { Restriction } from '@underhall/contract';
import { expect, test } from 'vitest';
import { type MapContext, mapBlockerOf } from './map-blocker.ts';

const context = (canOpenMap = true, restricted: Restriction[] = []): MapContext => ({
  myself: { character: { setting: { canOpenMap } }, restrictedUserInterfaceElements: restricted },
  phase: 'Available',
  path: '/',
});

test('the map opens if the setting has one, no story is open, and travel is not restricted', {
  meta: { rows: ['C-MAP-021'] },
}, () => {
  expect(mapBlockerOf(context())).toBeUndefined();
  expect(mapBlockerOf(context(true, ['Fate', 'None']))).toBeUndefined();
  expect(mapBlockerOf(context(false))).toBe('no map here');
  expect(mapBlockerOf(context(true, ['Travel']))).toBe('restricted');
  expect(mapBlockerOf({ ...context(), path: '/possessions' })).toBe('another page');
  for (const phase of ['In', 'InItemUse', 'Act', 'End', 'Rename', 'SecondChance', undefined] as const)
    expect(mapBlockerOf({ ...context(), phase }), phase).toBe('story open');
});
