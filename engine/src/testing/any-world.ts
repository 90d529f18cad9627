import fc from 'fast-check';
import type { Character } from '../character.ts';
import type { Formula } from '../formulas/formula.ts';
import type { Qualities } from '../qualities/qualities.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Storylet } from '../story/storylet.ts';
import type { Pack, World } from '../world.ts';
import { aMoment, qualitiesOf } from './a-moment.ts';
import { aQuality, aStorylet, aWorld } from './a-world.ts';

// Small worlds that contain everything that eligibility depends on. There are 8 qualities: 7 is shared, 5 and 6 can be
// worn. Places 1 to 3 exist, place 4 does not. Settings are 1 to 3.

const sharedQuality = 7;
const quality = fc.integer({ min: 1, max: 8 });
const level = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 300 }));
const bound = fc.oneof(fc.integer({ min: -1, max: 6 }), fc.integer({ min: 100, max: 300 }));
const bounds = <Bound>(each: fc.Arbitrary<Bound>) =>
  fc.tuple(fc.option(each, { nil: undefined }), fc.option(each, { nil: undefined })).map(([atLeast, atMost]) => ({
    ...(atLeast !== undefined && { atLeast }),
    ...(atMost !== undefined && { atMost }),
  }));

const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 2 },
    fc.integer({ min: -2, max: 6 }),
    fc.record({ kind: fc.constant('level' as const), quality }),
    fc.record({ kind: fc.constant('level' as const), quality, base: fc.constant(true as const) }),
    fc.record({
      kind: fc.constantFrom('+', '-', '*', '/', 'least', 'most'),
      left: tie('formula'),
      right: tie('formula'),
    }),
  ),
}));

const asked = fc.tuple(quality, bounds(bound), fc.boolean()).map(([of, between, own]) => ({
  kind: 'level' as const,
  quality: of,
  ...(own && { base: true as const }),
  ...between,
}));
const { requirement } = fc.letrec<{ requirement: Requirement }>((tie) => ({
  requirement: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 6, arbitrary: asked },
    {
      weight: 1,
      arbitrary: fc
        .tuple(quality, bounds(formula))
        .map(([of, between]) => ({ kind: 'compared' as const, quality: of, ...between })),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('met' as const),
        storylet: fc.integer({ min: 1, max: 6 }),
        isMet: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('any of' as const),
        of: fc.array(tie('requirement'), { maxLength: 3 }),
      }),
    },
  ),
}));

const place = fc.integer({ min: 1, max: 4 });
const storylet: fc.Arbitrary<Partial<Storylet>> = fc
  .record({
    areas: fc.array(place, { maxLength: 3 }),
    settings: fc.option(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }), { nil: undefined, freq: 1 }),
    deck: fc.constantFrom('always', 'always', 'sometimes', 'never'),
    urgency: fc.constantFrom('must', 'high', 'normal'),
    order: fc.integer({ min: 0, max: 3 }),
    when: fc.array(requirement, { maxLength: 4 }),
  })
  .map(({ settings, ...others }) => ({ ...others, ...(settings && { settings }) }));

const enhancements = fc.array(fc.record({ quality, level: fc.integer({ min: -3, max: 5 }) }), { maxLength: 3 });

/** A world of up to 40 storylets, with every kind of requirement, in all decks, and with or without areas. */
export const anyWorld: fc.Arbitrary<World> = fc
  .record({ storylets: fc.array(storylet, { maxLength: 40 }), hat: enhancements, boots: enhancements, shared: level })
  .map(({ storylets, hat, boots, shared }) => {
    const qualities = Array.from({ length: 8 }, (_, place) =>
      aQuality({
        id: place + 1,
        ...(place === 4 && { slot: 'Hat', enhancements: hat }),
        ...(place === 5 && { slot: 'Boots', enhancements: boots }),
        ...(place + 1 === sharedQuality && { shared: true }),
      }),
    );
    const numbered = storylets.map((each, at) => aStorylet({ id: ((at * 7) % 41) + 1, ...each }));
    return withShared(aWorld({ storylets: numbered, pack: { qualities, ...places() } }), shared);
  });

export const withShared = (world: World, to: number): World => ({
  ...world,
  shared: qualitiesOf({ [sharedQuality]: to }),
});

function places(): Pick<Pack, 'areas' | 'settings'> {
  const [area] = aWorld().pack.areas;
  const [setting] = aWorld().pack.settings;
  if (!area || !setting) throw new Error('the world of the tests has no place');
  return {
    areas: [1, 2, 3].map((id) => ({ ...area, id, setting: id === 3 ? 2 : 1 })),
    settings: [1, 2, 3].map((id) => ({ ...setting, id })),
  };
}

const held: fc.Arbitrary<Qualities> = fc.dictionary(quality.map(String), level).map(qualitiesOf);

/** Any character for `anyWorld`: any area (or none), setting, clothes and levels. */
export const anybody: fc.Arbitrary<Character> = fc
  .record({
    area: fc.integer({ min: 0, max: 4 }),
    setting: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    worn: fc.constantFrom({}, { Hat: 5 }, { Boots: 6 }, { Hat: 5, Boots: 6 }),
    met: fc.uniqueArray(fc.integer({ min: 1, max: 6 })).map((list) => list.sort((a, b) => a - b)),
    qualities: held,
  })
  .map(({ setting, ...others }) => ({
    ...aMoment().character,
    ...others,
    ...(setting !== undefined && { setting }),
  }));
