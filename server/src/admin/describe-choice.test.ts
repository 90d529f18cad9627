import { aBranch, aStorylet, aWorld, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { describeChoice } from './describe-choice.ts';

const world = aWorld({ storylets: [aStorylet({ branches: [aBranch()] })] });
const chose = 'chose "Ask what he lights" in "The Lamplighter"';

test.each([
  [`branch ${ids.ask}`, chose],
  [`branch ${ids.ask} 5 times`, `${chose}, up to 5 times`],
  [`branch ${ids.ask} 2 times with ${ids.lens}`, `${chose}, up to 2 times, with Lens for a second chance`],
  ['branch 999 5 times', 'branch 999 5 times'],
])('describes the choice "%s"', (choice, words) => {
  expect(describeChoice(choice, world)).toBe(words);
});
