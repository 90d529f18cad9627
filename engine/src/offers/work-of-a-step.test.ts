import { expect, test } from 'vitest';
import { chanceFrom } from '../chance.ts';
import type { Character } from '../character.ts';
import { beginStorylet } from '../story/begin.ts';
import { chooseBranch } from '../story/choose-branch.ts';
import { aMoment } from '../testing/a-moment.ts';
import { manyStorylets, somebody } from '../testing/many-storylets.ts';
import { offeredPlainly } from '../testing/offered-plainly.ts';
import type { Ruling } from '../turn.ts';
import { openPack, type Requirement, type World } from '../world.ts';
import { type Offers, openOffers } from './offers.ts';

const characterAfter = (ruling: Ruling): Character => {
  if (ruling.ruling !== 'allowed') throw new Error(`the choice was not allowed: ${JSON.stringify(ruling)}`);
  return ruling.turn.character;
};

/** Chooses the branch of a storylet on the list, and goes on with the offers. */
function choose(character: Character, offers: Offers, world: World, turn: number, pick: number): Character {
  const list = offers.list();
  const { id } = list[pick % list.length] as { id: number };
  const moment = { ...aMoment({ world, turn }), character };
  const begun = characterAfter(beginStorylet(moment, id));
  const chosen = chooseBranch({ ...moment, character: begun, turn: turn + 1 }, { branch: id, secondChances: [] });
  const next = characterAfter(chosen);
  offers.goOn(next);
  return next;
}

test('after each of many choices the list is what asking every storylet answers', () => {
  const world = manyStorylets(1000);
  const chance = chanceFrom(1);
  for (const seed of [1, 2, 3]) {
    let character = somebody(seed);
    const offers = openOffers(character, world);
    for (let step = 0; step < 200; step++) {
      expect(offers.list()).toEqual(offeredPlainly('always', character, world));
      character = choose(character, offers, world, 2 * step + 1, chance.roll(1000));
    }
  }
});

test('a choice and the list after it ask no more requirements of 100,000 storylets than of 1,000', {
  timeout: 60_000,
}, () => {
  const few = workOf(1000);
  const many = workOf(100_000);

  expect(few.asked).toBeGreaterThan(1);
  expect(many.asked).toBeLessThanOrEqual(2 * few.asked);
  // What does grow with the storylets are the bounds that a moving level passes.
  expect(few.touched).toBeLessThan(0.01 * 1000);
  expect(many.touched).toBeLessThan(0.01 * 100_000);
});

/** Requirements asked, by whatever part of the rules, and bounds touched, by each of 200 choices with the list after it. */
function workOf(size: number): { asked: number; touched: number } {
  let asked = 0;
  const counted = (requirement: Requirement): Requirement =>
    Object.defineProperty({ ...requirement }, 'kind', {
      get: () => {
        asked++;
        return requirement.kind;
      },
    });
  const { pack } = manyStorylets(size);
  const storylets = pack.storylets.map((each) => ({ ...each, when: each.when.map(counted) }));
  const world = openPack({ ...pack, storylets });
  let character = somebody(1);
  const offers = openOffers(character, world);
  const chance = chanceFrom(2);
  const steps = 200;
  asked = 0;
  for (let step = 0; step < steps; step++) {
    character = choose(character, offers, world, 2 * step + 1, chance.roll(1_000_000));
    offers.list();
  }
  return { asked: asked / steps, touched: offers.touched() / steps };
}
