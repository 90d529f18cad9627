import { expect, test } from 'vitest';
import { problemsIn } from '../../../testing/a-world.ts';
import { anAct } from '../../../testing/other-kinds.ts';

test('the sides, the acceptance and the result of an act may name the other player', () => {
  const sides = '== winner\n\nYou beat {other name} and {other: his|her|their} hat.\n';

  expect(problemsIn(anAct('contest: Coins\nwon: {other name} lost.\nlost: {other name} won.', sides))).toEqual([]);
});

test('reports another player in a text that has only one reader', () => {
  expect(problemsIn(anAct('refusal: {other name} cannot, says {other: he|she|they}.'))).toEqual([
    expect.stringMatching(/^acts\/tea\.story:5:10 there is no other player in this text; /),
    expect.stringMatching(/^acts\/tea\.story:5:36 there is no other player in this text; /),
  ]);
});
