import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceFrom } from '../chance.ts';
import type { Character } from '../character.ts';
import { aMoment, qualitiesOf } from '../testing/a-moment.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { anybody, anyWorld, withShared } from '../testing/any-world.ts';
import { manyStorylets, somebody } from '../testing/many-storylets.ts';
import { offeredPlainly } from '../testing/plain-offers.ts';
import { playOn } from '../testing/play-on.ts';
import { openOffers } from './offers.ts';

const seed = 5;

test('updated offers equal testing every storylet, after any change', () => {
  const happenings = fc.array(fc.record({ next: anybody, part: fc.nat({ max: 6 }), shared: fc.nat({ max: 6 }) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(anyWorld, anybody, happenings, (start, newcomer, turns) => {
      let [world, character] = [start, newcomer];
      const offers = openOffers({ character, world });
      const isRight = () => {
        expect(offers.list()).toEqual(offeredPlainly('listed', { character, world }));
        expect(offers.cards()).toEqual(offeredPlainly('drawn', { character, world }));
      };
      isRight();
      for (const { next, part, shared } of turns) {
        const { area, setting, qualities, worn, met } = next;
        const rules = setting === undefined ? {} : { setting };
        const happened = [{ area }, rules, { qualities }, { worn }, { met }, next, {}][part];
        character = { ...character, ...happened };
        world = part === 6 ? withShared(world, shared) : world;
        offers.update(character, world);
        isRight();
      }
    }),
    { seed, numRuns: 300 },
  );
});

test('after each of many choices the list equals testing every storylet', () => {
  const world = manyStorylets(300);
  const chance = chanceFrom(1);
  for (const person of [1, 2]) {
    let character = somebody(person);
    const offers = openOffers({ character, world });
    for (let step = 0; step < 60; step++) {
      expect(offers.list()).toEqual(offeredPlainly('listed', { character, world }));
      character = playOn(character, offers, world, chance.roll(1000));
    }
  }
});

test('a turn visits only the bounds that its levels passed', () => {
  const asks = (id: number, quality: number, atLeast: number) =>
    aStorylet({ id, when: [{ kind: 'level', quality, atLeast }] });
  const { character, world } = aMoment({
    storylets: [asks(1, ids.secret, 2), asks(2, ids.secret, 4), asks(3, ids.lens, 1), asks(4, ids.favour, 1)],
  });
  const offers = openOffers({ character, world });
  const touchedBy = (levels: Readonly<Record<number, number>>): number => {
    const before = offers.touched();
    offers.update({ ...character, qualities: qualitiesOf(levels) });
    return offers.touched() - before;
  };

  expect(touchedBy({ [ids.hat]: 3 })).toBe(0);
  expect(touchedBy({ [ids.secret]: 1 })).toBe(0);
  expect(touchedBy({ [ids.secret]: 3 })).toBe(1);
  expect(touchedBy({ [ids.secret]: 9, [ids.lens]: 1 })).toBe(2);
  expect(touchedBy({ [ids.lens]: 1 })).toBe(2);
});

test('other requirements are tested again only when something they mention changes', () => {
  const seen = aStorylet({ id: 1, when: [{ kind: 'met', storylet: 7, isMet: true }] });
  const least = { kind: 'level', quality: ids.lens, base: true } as const;
  const more = aStorylet({ id: 2, when: [{ kind: 'compared', quality: ids.secret, atLeast: least }] });
  const { character, world } = aMoment({ storylets: [seen, more] });
  const offers = openOffers({ character, world });
  const goOn = (next: Partial<Character>) => {
    offers.update({ ...character, ...next });
    return [offers.touched(), offers.list().map(({ id }) => id)];
  };

  expect(goOn({})).toEqual([0, [2]]);
  expect(goOn({ met: [7] })).toEqual([1, [1, 2]]);
  expect(goOn({ met: [7, 8] })).toEqual([1, [1, 2]]);
  expect(goOn({ met: [7, 8], qualities: qualitiesOf({ [ids.lens]: 1 }) })).toEqual([2, [1]]);
  expect(goOn({ met: [7, 8], qualities: qualitiesOf({ [ids.lens]: 1, [ids.hat]: 1 }) })).toEqual([2, [1]]);
  expect(goOn({ qualities: qualitiesOf({ [ids.lens]: 1, [ids.secret]: 1 }) })).toEqual([4, [2]]);
});

test('offers continue in a new version of the world', () => {
  const { character, world } = aMoment({ storylets: [aStorylet({ id: 1 })] });
  const offers = openOffers({ character, world });

  offers.update(
    character,
    aMoment({ storylets: [aStorylet({ id: 2 }), aStorylet({ id: 3, deck: 'sometimes' })] }).world,
  );

  expect(offers.list().map(({ id }) => id)).toEqual([2]);
  expect(offers.cards().map(({ id }) => id)).toEqual([3]);
});
