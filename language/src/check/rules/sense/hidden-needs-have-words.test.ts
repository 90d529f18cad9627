import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { hiddenNeedsHaveWords } from './hidden-needs-have-words.ts';

const secret = { 'qualities/secret.story': '= Secret\ncategory: Hidden\nhidden: yes\nimage: it\n' };
const branch = (facts: string) => messagesOf(hiddenNeedsHaveWords, { ...secret, ...aStorylet('', aBranch(facts)) });
const unsaid = 'the player never sees this quality; explain the requirement in "locked", or move it to "when"';

test('accepts a lock that is visible, has a text, or hides the branch', () => {
  expect(branch('needs: Coins 5+\npay: Coins 2')).toEqual([]);
  expect(branch('needs: Secret 5+\npay: Secret 1\nlocked: Not yet.')).toEqual([]);
  expect(branch('when: Secret 5+')).toEqual([]);
  expect(branch('needs: Secret 5+ or Coins 1+, seen A Bench')).toEqual([]);
});

test('reports a lock on a hidden quality without a text', () => {
  expect(branch('needs: Secret 5+')).toEqual([unsaid]);
  expect(branch('pay: Secret 1')).toEqual([unsaid]);
  expect(branch('needs: Coins 1+, Secret 5+ or no Secret')).toEqual([unsaid]);
  expect(branch('needs: Secret at least [Coins]')).toEqual([unsaid]);
});
