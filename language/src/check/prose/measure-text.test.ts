import { expect, test } from 'vitest';
import { parseBlocks } from '../../syntax/parse-blocks.ts';
import { endingOf } from './measure-text.ts';

test.each([
  ['He goes.\n\n"Come back," she says. "Do."', 'speech'],
  ['On the door is a card. *Back by noon.*', 'written words'],
  ['He goes. "Come back," she says.', 'speech and who says it'],
  ['"Go." You go, and shut the door behind you.', 'a sentence about you'],
  ['She looks up. The clock strikes.', 'a short sentence'],
  ['She looks up. The clock on the landing strikes, a little late, for somebody else.', 'a long sentence'],
])('%j ends on %s', (prose, ending) => {
  const [block] = parseBlocks('a.story', `= It\n\n${prose}\n`).blocks;

  expect(block && endingOf(block)).toBe(ending);
});

test('a part without prose has no ending', () => {
  const [block] = parseBlocks('a.story', '= It\n').blocks;

  expect(block && endingOf(block)).toBe(undefined);
});
