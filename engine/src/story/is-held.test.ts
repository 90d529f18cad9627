import { expect, test } from 'vitest';
import type { Story } from '../character.ts';
import { aMoment } from '../testing/a-moment.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { isHeld } from './due.ts';

const isHeldAt = (story: Story, about = {}) => {
  const { character, world } = aMoment({ storylets: [aStorylet(about)], character: { story } });
  return isHeld({ character, world });
};
const open = { phase: 'In', storylet: ids.lamplighter, since: 1 } as const;

test('an open storylet that cannot be left holds the player', () => {
  expect([isHeldAt(open), isHeldAt(open, { canGoBack: false })]).toEqual([false, true]);
});

test('a forced storylet holds the player if none is open', () => {
  expect([isHeldAt({ phase: 'Available' }), isHeldAt({ phase: 'Available' }, { urgency: 'must' })]).toEqual([
    false,
    true,
  ]);
});
