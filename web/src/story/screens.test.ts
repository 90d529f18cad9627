import { expect, test } from 'vitest';
import { screens } from './screens.ts';

test('there is a screen for each of the nine phases, and for no other', { meta: { rows: ['C-STORY-005'] } }, () => {
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
