import { expect, test } from 'vitest';
import { screens } from './screens.ts';

test('each of the nine phases has a screen', { meta: { rows: ['C-STORY-005'] } }, () => {
  expect(Object.keys(screens).sort()).toEqual([
    'Act',
    'Available',
    'End',
    'ExternalAct',
    'In',
    'InItemUse',
    'Rename',
    'SecondChance',
    'UniqueActPending',
  ]);
});
