import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { aBranch, aStorylet, ids } from '../testing/a-world.ts';
import { anOutcome, gain, setTo, toldAlways } from '../testing/an-outcome.ts';
import type { Effect } from './consequences.ts';
import { knownSourcesOf } from './known-sources.ts';
import type { Branch } from './storylet.ts';

const { secret, favour } = ids;
const asking = (id: number, ...branches: Partial<Branch>[]) =>
  aStorylet({ id, branches: branches.map((branch, place) => aBranch({ id: id * 10 + place, ...branch })) });
const of = (...effects: Effect[]) => toldAlways({ effects });
const die = { kind: 'dice', count: 1, sides: 6 } as const;
const found = (
  storylets: readonly ReturnType<typeof aStorylet>[],
  met: readonly number[],
  quality: number = secret,
) => {
  const { world } = aMoment({ storylets });
  return knownSourcesOf(quality, { met }, world).map(({ id }) => id);
};

test('lists the met storylets that raise a quality', () => {
  const storylets = [asking(13, of(gain(secret, 1))), asking(11, of(gain(secret, 2))), asking(12, of(gain(favour, 1)))];

  expect(found(storylets, [11, 12, 13])).toEqual([13, 11]);
  expect(found(storylets, [11])).toEqual([11]);
  expect(found(storylets, [])).toEqual([]);
  expect(found(storylets, [11, 12, 13], favour)).toEqual([12]);
  expect(found(storylets, [11, 12, 13], 999)).toEqual([]);
});

test('any outcome of any branch counts, also rare ones, and a storylet counts once', () => {
  const rare = { ...anOutcome({ effects: [gain(secret, 1)] }), percent: 1 };
  const rarely: Partial<Branch> = { outcomes: { success: anOutcome(), failure: anOutcome(), rareFailure: rare } };
  const storylets = [asking(11, {}, rarely, of(gain(secret, 1), gain(secret, 1)))];
  expect(found(storylets, [11])).toEqual([11]);
});

test('losses and zero changes do not count, with or without a formula', () => {
  const losses = [
    gain(secret, -1),
    gain(secret, 0),
    setTo(secret, 0),
    gain(secret, { kind: '-', left: 0, right: die }),
  ];
  expect(found([asking(11, ...losses.map((loss) => of(loss)))], [11])).toEqual([]);
});

test('a possible gain counts, and so does setting above 0', () => {
  const gains = [gain(secret, { kind: '-', left: die, right: 5 }), setTo(secret, 1), gain(secret, die)];
  for (const each of gains) expect(found([asking(11, of(each))], [11])).toEqual([11]);
});

test('each pack has its own result', () => {
  const [one, other] = [[asking(11, of(gain(secret, 1)))], [asking(11, of(gain(favour, 1)))]];
  expect([found(one, [11]), found(other, [11])]).toEqual([[11], []]);
});
