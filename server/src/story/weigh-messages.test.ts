import type { ResultMessage } from '@underhall/contract';
import type { Change } from '@underhall/engine';
import { type About, aMoment, aQuality, ids } from '@underhall/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presentMessages } from './present-message.ts';
import { weighMessages } from './weigh-messages.ts';

const end = { phase: 'End', storylet: ids.lamplighter, branch: ids.ask, outcome: 'always', turn: 2 } as const;
const about: About = {
  pack: {
    qualities: [
      ...aMoment({}).world.pack.qualities,
      aQuality({ id: 701, name: 'The Hunt', lead: { isMain: true, doneAt: 9, steps: [] } }),
      aQuality({ id: 702, name: 'A Side Matter', lead: { isMain: false, doneAt: 9, steps: [] } }),
      aQuality({ id: 703, name: 'Button', nature: 'Thing' }),
      aQuality({ id: 704, name: 'Unseen', hidden: true }),
      aQuality({ id: 705, name: 'Wit', climbs: 'ever steeper' }),
      aQuality({ id: 706, name: 'Nerve', levelsAreMilestones: true }),
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
test('a main lead outweighs what is new, a level reached and a loss, and more of a thing weighs nothing', () => {
  expect(weights([702, 0, 1], [701, 3, 4], moreButtons, [705, 1, 2], [702, 4, 3])).toEqual([3, 5, 0, 2, 0]);
  expect(weights(moreButtons, [703, 6, 0], moreButtons, [703, 0, 1])).toEqual([0, 1, 0, 3]);
});

test('a level that the page celebrates outweighs what is new', () => {
  expect(weights([702, 0, 1], [703, 0, 1], [705, 0, 1], [706, 3, 5])).toEqual([3, 3, 0, 4]);
});

test('up to three changes are all shown, and of more at least one', () => {
  expect(weights(moreButtons)).toEqual([1]);
  expect(weights(moreButtons, [701, 1, 2], moreButtons)).toEqual([1, 5, 1]);
  expect(weights(moreButtons, moreButtons, moreButtons, moreButtons)).toEqual([1, 0, 0, 0]);
});

test('a change of a hidden quality takes the place of no other', () => {
  expect(weights([704, 0, 1], [704, 0, 2], moreButtons, moreButtons)).toEqual([0, 0, 1, 1]);
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
      expect(shown.some(({ weight }) => weight === 5)).toBe(hasMain);
    }),
  );
});
