import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { timedChangesAreOwn } from './timed-changes-are-own.ts';

const files = (facts: string) => ({
  ...aTimed(`after: 1 day\n${facts}`),
  'qualities/roof.story': '= The Roof\ncategory: Story\nshared: yes\nimage: roof\n\nIt leaks.\n',
});

test('what is a character’s own may change with time', () => {
  expect(messagesOf(timedChangesAreOwn, files('gain: Coins 1\nlose: Step 1\nset: Lens 0'))).toEqual([]);
});

test.each(['gain', 'lose', 'set'])('a timed story does not %s what is everybody’s', (way) => {
  expect(messagesOf(timedChangesAreOwn, files(`${way}: Coins 1, The Roof 2`))).toEqual([
    '"The Roof" is everybody\'s, and time passes for each character alone: only an outcome changes it',
  ]);
});
