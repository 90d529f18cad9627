import { expect, test } from 'vitest';
import { world } from '../api/world.ts';
import { aPlace } from './a-place.ts';
import { placeStateOf } from './place-state.ts';

const { lockedPlace: locked, closedPlace: closed, notYet, inSight } = world.texts.places;
const shut = (about: object) => placeStateOf(aPlace(1, 'The Yard', { unlocked: false, ...about }), 9);

test('locked, closed and undiscovered places have different texts, each with its reason', () => {
  expect(shut({ closure: 'Locked', unavailableDescription: 'Ask.' })).toEqual({
    kind: 'locked',
    words: `${locked}: Ask.`,
  });
  expect(shut({ closure: 'Closed' })).toEqual({ kind: 'closed', words: closed });
  expect(shut({ closure: 'NotYet' })).toEqual({ kind: 'not yet', words: notYet });
  expect(new Set([locked, closed, notYet, inSight]).size).toBe(4);
});

test('a sight is in sight', () => {
  expect(shut({ visitable: false })).toEqual({ kind: 'sight', words: inSight });
});
