import { type Branch, type Challenge, challengeKinds, type Storylet } from '../../story/storylet.ts';
import { aBranch, aStorylet } from '../a-world.ts';
import type { Draw } from './draw.ts';
import { agentIds, someOutcomes } from './some-outcomes.ts';
import { areaIds, lodgingIds, settingIds } from './some-places.ts';
import { someRequirements } from './some-requirements.ts';
import { attributes, garments, qualityIds } from './some-things.ts';

const gifts = [
  ...garments,
  ...garments,
  qualityIds.pence,
  qualityIds.tokens,
  qualityIds.lens,
  qualityIds.charm,
  qualityIds.whistle,
  qualityIds.cat,
  qualityIds.step,
];

/** Ten are listed, six are cards, and eight open only through links. The generous storylet is not counted. */
export const storyletCount = 24;

const isCard = (id: number): boolean => id > 10 && id <= 16;
const isLink = (id: number): boolean => id > 16;

export const someStorylets = (draw: Draw): readonly Storylet[] => [
  ...Array.from({ length: storyletCount }, (_, place) => aStoryletOf(draw, ((place * 7) % storyletCount) + 1)),
  aGenerousOne(draw),
];

/** Gives agents and items for free, so that long runs make progress. */
const aGenerousOne = (draw: Draw): Storylet =>
  aStorylet({
    id: storyletCount + 1,
    areas: [],
    canChangeOutfit: true,
    branches: [0, 1, 2, 3, 4, 5].map((at) =>
      aBranch({
        id: (storyletCount + 1) * 10 + at,
        cost: at % 4,
        ...(at === 4 && { act: draw.of([1, 2, 4]) }),
        ...(at === 5 && { names: 'Companion' }),
        outcomes: {
          always: {
            title: '',
            descriptionHtml: '',
            reveal: ['Travel', 'EchoBazaar'],
            effects: draw.many(2, 4, () => ({
              kind: 'change' as const,
              quality: draw.of(gifts),
              by: draw.number(1, 3),
            })),
            fate: draw.number(0, 2),
            engage: draw.of(agentIds),
            ...draw.maybe(50, () => ({ wear: draw.of(garments) })),
            ...draw.maybe(50, () => ({ lodge: draw.of(lodgingIds) })),
          },
        },
      }),
    ),
  });

function aStoryletOf(draw: Draw, id: number): Storylet {
  const isAutofire = isCard(id) && draw.is(25);
  return aStorylet({
    id,
    areas: draw.is(55) || isLink(id) ? [] : draw.many(1, 4, () => draw.of(areaIds)),
    ...draw.maybe(25, () => ({ settings: draw.many(1, 2, () => draw.of(settingIds)) })),
    when: draw.is(45) ? [] : someRequirements(draw, 1, 2),
    deck: isLink(id) ? 'never' : isCard(id) ? 'sometimes' : 'always',
    frequency: draw.of([10, 80, 100, 1000]),
    urgency: draw.is(14) ? 'must' : draw.is(20) ? 'high' : 'normal',
    canGoBack: draw.is(86),
    sticky: isCard(id) && draw.is(25),
    ...(isAutofire && { autofire: true as const }),
    canChangeOutfit: draw.is(40),
    order: draw.number(1, 3),
    branches: Array.from({ length: isAutofire ? 1 : draw.number(1, 4) }, (_, at) => aBranchOf(draw, id * 10 + at)),
  });
}

function aBranchOf(draw: Draw, id: number): Branch {
  const challenges = draw.is(55) ? [] : draw.many(1, 3, () => aChallenge(draw));
  const asks = draw.is(50) && challenges.some(({ secondChance }) => secondChance !== undefined);
  const forms = asks
    ? { asksSecondChance: true as const }
    : {
        ...draw.maybe(10, () => ({ names: draw.is(90) ? ('Companion' as const) : ('Club' as const) })),
        ...draw.maybe(10, () => ({ act: draw.of([1, 2, 3, 4, 9]) })),
      };
  return aBranch({
    id,
    order: draw.number(1, 3),
    cost: draw.of([0, 1, 1, 1, 2, 4, 9]),
    when: draw.is(75) ? [] : someRequirements(draw, 1, 1),
    needs: draw.is(82) ? [] : someRequirements(draw, 1, 2),
    pays: draw.is(75) ? [] : somePrices(draw),
    challenges,
    fate: draw.is(90) ? 0 : draw.number(1, 3),
    ...forms,
    ...draw.maybe(40, () => ({ repeatable: draw.number(2, 5) })),
    outcomes: someOutcomes(draw, challenges.length > 0),
  });
}

const somePrices = (draw: Draw) =>
  draw.is(80)
    ? [
        {
          quality: draw.of([
            qualityIds.pence,
            qualityIds.secret,
            qualityIds.lens,
            qualityIds.charm,
            qualityIds.hat,
            qualityIds.cane,
          ]),
          level: draw.number(1, 3),
        },
      ]
    : [
        { quality: qualityIds.pence, level: draw.number(1, 3) },
        { quality: draw.of([qualityIds.worry, qualityIds.keen, qualityIds.lens]), level: draw.number(1, 2) },
      ];

/** How often each kind of challenge is drawn, apart from challenges of luck. */
const shares: Readonly<Record<Challenge['kind'], number>> = { broad: 1, narrow: 1, luck: 0 };
const onLevels = challengeKinds.flatMap((kind) => Array<Challenge['kind']>(shares[kind]).fill(kind));

function aChallenge(draw: Draw): Challenge {
  const quality = draw.of([
    ...attributes,
    ...attributes,
    qualityIds.skill,
    qualityIds.chance,
    qualityIds.worry,
    qualityIds.fund,
  ]);
  const isLuck = quality === qualityIds.chance || draw.is(10);
  return {
    quality,
    kind: isLuck ? 'luck' : draw.of(onLevels),
    difficulty: isLuck ? draw.number(-5, 5) : draw.of([0, 1, 2, 3, 5, 8, 30, 60]),
    ...draw.maybe(60, () => ({ secondChance: draw.of([qualityIds.lens, qualityIds.charm]) })),
  };
}
