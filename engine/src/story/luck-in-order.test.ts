import { expect, test } from 'vitest';
import { drawCard } from '../cards/draw-card.ts';
import type { Chance } from '../chance.ts';
import type { Formula } from '../formulas/formula.ts';
import { newCharacter } from '../new-character.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aTimedStory } from '../testing/a-timed-story.ts';
import { aQuality, aStorylet, aWorld, ids } from '../testing/a-world.ts';
import { anOutcome, gain } from '../testing/an-outcome.ts';
import { turnOf } from '../testing/turn-of.ts';
import { chooseBranch } from './choose-branch.ts';

const [menace, fur, gone] = [201, 202, 999];
const seed = 2 ** 31;

/** Dice that record their number of sides and show what `shows` returns. */
function noting(shows: (sides: number, place: number) => number): {
  readonly sides: number[];
  readonly chance: Chance;
} {
  const sides: number[] = [];
  const roll = (of: number) => shows(of, sides.push(of) - 1);
  return { sides, chance: { roll, rest: () => 0 } };
}

const dice = (count: number, sides: number): Formula => ({ kind: 'dice', count, sides });
const given = [{ kind: 'level' as const, quality: ids.secret, atLeast: 1 }];

test('a branch rolls challenges, second chances, rare outcome, effects, starts and gifts in order', () => {
  const branch = {
    challenges: [
      { quality: ids.watchful, difficulty: 5, kind: 'broad' as const, secondChance: ids.lens },
      { quality: ids.favour, difficulty: 3, kind: 'narrow' as const },
    ],
    outcomes: {
      success: anOutcome(),
      failure: anOutcome(),
      rareFailure: {
        ...anOutcome({
          start: [6, 5],
          effects: [
            gain(menace, { kind: '+', left: dice(1, 4), right: dice(2, 6) }),
            { ...gain(ids.secret, dice(1, 8)), onlyIf: { kind: 'level', quality: ids.secret, atLeast: 1 } },
            gain(gone, dice(1, 10)),
            gain(ids.secret, dice(1, 12)),
          ],
        }),
        percent: 50,
      },
    },
  };
  const { sides, chance } = noting((of, place) => (place < 3 ? 100 : of === 100 ? 50 : 1));
  const about: About = {
    branch,
    pack: {
      qualities: [
        ...aWorld().pack.qualities,
        aQuality({ id: menace, category: 'Menace', climbs: 'ever steeper' }),
        aQuality({ id: fur, slot: 'Hat', dulls: [{ quality: menace, level: 1 }] }),
      ],
      timed: [aTimedStory({ id: 4, given }), aTimedStory({ id: 5 }), aTimedStory({ id: 6 })],
    },
    qualities: { [ids.lens]: 1, [fur]: 1 },
    character: { worn: { Hat: fur } },
  };
  turnOf(chooseBranch({ ...aMoment(about), chance }, { branch: ids.ask, secondChances: [ids.lens] }));

  expect(sides).toEqual([100, 100, 100, 100, 4, 6, 6, 10, 12, 1000, seed, seed, seed]);
});

test('a draw rolls once over the cards in list order', () => {
  const card = (id: number, about: { order?: number; frequency: number }) =>
    aStorylet({ id, deck: 'sometimes', order: 1, ...about });
  const storylets = [
    card(33, { order: 2, frequency: 10 }),
    card(32, { frequency: 80 }),
    card(31, { frequency: 100 }),
    aStorylet(),
  ];
  const drawn = (shown: number) => {
    const { sides, chance } = noting(() => shown);
    const lodged = { lodging: 1 };
    const { character } = turnOf(drawCard({ ...aMoment({ storylets, character: lodged }), chance }));
    return [sides, character.cards[1]?.hand];
  };

  expect([1, 100, 101, 180, 181, 190].map(drawn)).toEqual([31, 31, 32, 32, 33, 33].map((id) => [[190], [id]]));
});

test('a new character rolls for the luck seed, then for stories of arrival and met requirements', () => {
  const timed = [
    aTimedStory({ id: 7, given: [{ kind: 'level', quality: ids.watchful, atLeast: 3 }] }),
    aTimedStory({ id: 9, given: 'at arrival' }),
    aTimedStory({ id: 8, given: 'at arrival' }),
  ];
  const { sides, chance } = noting((_sides, place) => place + 1);
  const made = newCharacter(aWorld({ pack: { timed } }), { name: 'Ada', gender: 'Lady', face: 'beardy' }, 0, chance);

  expect(sides).toEqual([seed, seed, seed, seed]);
  expect(made.luckSeed).toBe(1);
  expect(made.timers.map((timer) => [timer.story, timer.seed])).toEqual([
    [9, 2],
    [8, 3],
    [7, 4],
  ]);
});
