import type { ResultMessage } from '@underhall/contract';
import type { Change } from '@underhall/engine';
import { type About, aMoment, aQuality, ids } from '@underhall/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presentMessages } from './present-message.ts';
import { weighMessages } from './weigh-messages.ts';

const end = { phase: 'End', storylet: ids.lamplighter, branch: ids.ask, outcome: 'always', turn: 2 } as const;
const { words, qualities } = aMoment({}).world.pack;
const about: About = {
  pack: {
    words: { ...words, money: { ...words.money, quality: 707 } },
    qualities: [
      ...qualities,
      aQuality({ id: 701, name: 'The Hunt', lead: { isMain: true, doneAt: 9, steps: [] } }),
      aQuality({ id: 702, name: 'A Side Matter', lead: { isMain: false, doneAt: 9, steps: [] } }),
      aQuality({ id: 703, name: 'Button', nature: 'Thing' }),
      aQuality({ id: 704, name: 'Unseen', hidden: true }),
      aQuality({ id: 705, name: 'Wit', climbs: 'ever steeper' }),
      aQuality({ id: 706, name: 'Nerve', levelsAreMilestones: true }),
      aQuality({ id: 707, name: 'Shells', nature: 'Thing', category: 'Currency' }),
    ],
  },
};
const { character, world } = aMoment({ ...about, character: { story: end } });

type Step = readonly [quality: number, from: number, to: number];
const changed = ([quality, from, to]: Step): Change => ({
  kind: 'quality',
  quality,
  from: { level: from, points: 0 },
  to: { level: to, points: 0 },
  how: 'changed',
});
const weighed = (changes: readonly Change[]): ResultMessage[] =>
  weighMessages(presentMessages({ character, changes }, end, world), world);
const weights = (...steps: readonly Step[]) => weighed(steps.map(changed)).map(({ weight }) => weight);

const moreButtons: Step = [703, 4, 6];
const record: Step = [702, 0, 7];
const money: Step = [707, 3, 19];
const zeroed = (quality: number): Change => ({ ...changed([quality, 6, 0]), how: 'set' }) as Change;

test('a main lead outweighs money, then things, what is new, a level reached and a loss', () => {
  expect(weights([702, 0, 1], [701, 3, 4], [703, 4, 6], [705, 1, 2], [702, 4, 3])).toEqual([3, 7, 4, 0, 0]);
  expect(weights(record, money, [703, 6, 0], [705, 1, 2])).toEqual([3, 5, 4, 0]);
});

test('a level that the page celebrates outweighs money', () => {
  expect(weights(money, [703, 0, 1], [705, 0, 1], [706, 3, 5])).toEqual([5, 4, 0, 6]);
});

test('money won outweighs the record, and a counter set back to 0 is folded away', () => {
  const run = [zeroed(702), zeroed(705), changed(money), changed(record)];
  expect(weighed(run).map(({ weight }) => weight)).toEqual([0, 0, 5, 3]);
});

test('up to three changes are all shown, a counter set back to 0 last', () => {
  expect(weights(moreButtons)).toEqual([4]);
  expect(weighed([zeroed(702), changed(money), changed(record)]).map(({ weight }) => weight)).toEqual([1, 5, 3]);
});

test('of more than three changes, at most three and at least one are shown', () => {
  expect(weights(moreButtons, moreButtons, moreButtons, moreButtons)).toEqual([4, 4, 4, 0]);
  expect(weighed([702, 705, 706, 702].map(zeroed)).map(({ weight }) => weight)).toEqual([1, 0, 0, 0]);
});

test('a change of a hidden quality takes the place of no other', () => {
  expect(weights([704, 0, 1], [704, 0, 2], moreButtons, moreButtons)).toEqual([0, 0, 4, 4]);
});

const anyStep = fc.tuple(
  fc.integer({ min: 701, max: 706 }),
  fc.integer({ min: 0, max: 5 }),
  fc.integer({ min: 0, max: 5 }),
);

test('any changes: one to three are shown, none is lost, and none that is folded outweighs a shown one', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
      const all = weighed(steps.map(changed));
      const visible = all.filter(({ priority }) => priority !== 3);
      const shown = visible.filter(({ weight = 0 }) => weight > 0);

      expect(shown.length).toBeGreaterThanOrEqual(Math.min(1, visible.length));
      expect(shown.length).toBeLessThanOrEqual(3);
      if (visible.length <= 3) expect(shown.length).toBe(visible.length);
      expect(all.map(({ weight: _weight, ...message }) => message)).toEqual(
        presentMessages({ character, changes: steps.map(changed) }, end, world),
      );
      const hasMain = visible.some(({ possession }) => possession?.id === 701);
      expect(shown.some(({ weight }) => weight === 7)).toBe(hasMain);
    }),
  );
});
