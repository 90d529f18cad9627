import { expect, test } from 'vitest';
import { chanceFrom } from '../chance.ts';
import type { Requirement } from '../qualities/requirement.ts';
import { manyStorylets, somebody } from '../testing/many-storylets.ts';
import { playOn } from '../testing/play-on.ts';
import { openPack } from '../world.ts';
import { openOffers } from './offers.ts';

test('the number of requirements that a choice tests does not grow with the number of storylets', () => {
  const few = workOf(1000);
  const many = workOf(100_000);

  expect(few.asked).toBeGreaterThan(1);
  expect(many.asked).toBeLessThanOrEqual(2 * few.asked);
  // Only the number of bounds that a changed level passes grows with the number of storylets.
  expect(few.touched).toBeLessThan(0.01 * 1000);
  expect(many.touched).toBeLessThan(0.01 * 100_000);
}, 60_000);

/** Requirements tested (by any rule) and bounds visited during 200 choices and the lists after them. */
function workOf(size: number): { asked: number; touched: number } {
  let questions = 0;
  const counted = (requirement: Requirement): Requirement =>
    Object.defineProperty({ ...requirement }, 'kind', {
      get: () => {
        questions++;
        return requirement.kind;
      },
    });
  const { pack } = manyStorylets(size);
  const storylets = pack.storylets.map((each) => ({ ...each, when: each.when.map(counted) }));
  const world = openPack({ ...pack, storylets });
  let character = somebody(1);
  const offers = openOffers({ character, world });
  const chance = chanceFrom(2);
  const steps = 200;
  questions = 0;
  for (let step = 0; step < steps; step++) {
    character = playOn(character, offers, world, chance.roll(1_000_000));
    offers.list();
  }
  return { asked: questions / steps, touched: offers.touched() / steps };
}
