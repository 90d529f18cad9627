import { expect, test } from 'vitest';
import type { Effect } from '../story/consequences.ts';
import { aMoment } from '../testing/a-moment.ts';
import { aBranch, aQuality, aStorylet, aWorld, ids } from '../testing/a-world.ts';
import { gain, setTo, toldAlways } from '../testing/an-outcome.ts';
import { movesLead } from './moves-lead.ts';

const hunt = 500;
const { pack } = aWorld();
const lead = { isMain: true, doneAt: 4, steps: [{ from: 1, html: 'Ask.' }] };

const moves = (effect: Effect, level: number, hidden = false) => {
  const storylet = aStorylet({ id: 61, branches: [aBranch(toldAlways({ effects: [effect] }))] });
  const qualities = [...pack.qualities, aQuality({ id: hunt, lead, ...(hidden && { hidden }) })];
  return movesLead(
    storylet,
    aMoment({ storylets: [storylet], pack: { qualities, storylets: [storylet] }, qualities: { [hunt]: level } }),
  );
};

test('a storylet moves a lead that one of its outcomes can raise', () => {
  expect(moves(gain(hunt, 1), 2)).toBe(true);
  expect(moves(setTo(hunt, 3), 2)).toBe(true);
  expect(moves(gain(hunt, -1), 2)).toBe(false);
  expect(moves(gain(ids.secret, 1), 2)).toBe(false);
});

test('a lead that has not begun, is finished or is hidden is not moved', () => {
  expect(moves(gain(hunt, 1), 0)).toBe(false);
  expect(moves(gain(hunt, 1), 4)).toBe(false);
  expect(moves(gain(hunt, 1), 2, true)).toBe(false);
});
