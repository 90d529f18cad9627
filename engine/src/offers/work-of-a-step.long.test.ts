import { expect, test } from 'vitest';
import { chanceFrom } from '../chance.ts';
import type { Requirement } from '../qualities/requirement.ts';
import { manyStorylets, somebody } from '../testing/many-storylets.ts';
import { playOn } from '../testing/play-on.ts';
import { openPack } from '../world.ts';
import { openOffers } from './offers.ts';

test('a choice tests no more requirements among 100,000 storylets than among 1,000', () => {
  const few = workOf(1000);
  const many = workOf(100_000);

  expect(few.asked).toBeGreaterThan(1);
  expect(many.asked).toBeLessThanOrEqual(2 * few.asked);
  // What does grow with the storylets are the bounds that a moving level passes.
  expect(few.touched).toBeLessThan(0.01 * 1000);
  expect(many.touched).toBeLessThan(0.01 * 100_000);
}, 60_000);

/** Requirements asked, by whatever part of the rules, and bounds touched, by each of 200 choices with the list after it. */
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
