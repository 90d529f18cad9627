import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { hiddenNeedsHaveWords } from './hidden-needs-have-words.ts';

const secret = { 'qualities/secret.story': '= Secret\ncategory: Hidden\nhidden: yes\nimage: it\n' };
const branch = (facts: string) => messagesOf(hiddenNeedsHaveWords, { ...secret, ...aStorylet('', aBranch(facts)) });
const unsaid = 'the player never sees this quality; say in "locked" what is wanted, or ask it in "when"';

test('a lock that can be seen, or is put in words, or hides the branch, needs no more', () => {
  expect(branch('needs: Coins 5+\npay: Coins 2')).toEqual([]);
  expect(branch('needs: Secret 5+\npay: Secret 1\nlocked: Not yet.')).toEqual([]);
  expect(branch('when: Secret 5+')).toEqual([]);
  expect(branch('needs: Secret 5+ or Coins 1+, seen A Bench')).toEqual([]);
});

test('a lock on what is hidden says what it wants', () => {
  expect(branch('needs: Secret 5+')).toEqual([unsaid]);
  expect(branch('pay: Secret 1')).toEqual([unsaid]);
  expect(branch('needs: Coins 1+, Secret 5+ or no Secret')).toEqual([unsaid]);
  expect(branch('needs: Secret at least [Coins]')).toEqual([unsaid]);
});
