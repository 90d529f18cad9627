import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { timedChangesAreOwn } from './timed-changes-are-own.ts';

const files = (facts: string) => ({
  ...aTimed(`after: 1 day\n${facts}`),
  'qualities/roof.story': '= The Roof\ncategory: Story\nshared: yes\nimage: roof\n\nIt leaks.\n',
});

test('a timed story may change a quality of the character', () => {
  expect(messagesOf(timedChangesAreOwn, files('gain: Coins 1\nlose: Step 1\nset: Lens 0'))).toEqual([]);
});

test.each(['gain', 'lose', 'set'])('reports a timed story with "%s" on a shared quality', (way) => {
  expect(messagesOf(timedChangesAreOwn, files(`${way}: Coins 1, The Roof 2`))).toEqual([
    '"The Roof" is shared, and a timed story runs for one character; change it in an outcome',
  ]);
});
