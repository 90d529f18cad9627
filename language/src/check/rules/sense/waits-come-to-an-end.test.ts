import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { waitsComeToAnEnd } from './waits-come-to-an-end.ts';

const waiting = (story: string) => ({
  'qualities/hunt.story': '= Hunt\ncategory: Story\nlead: yes\nimage: it\nwaits for: 1 Rain\n',
  'timed/rain.story': `= Rain\nafter: 2 hours\nimage: it\n${story}\n`,
});

test('accepts a wait for a timed story that is given or started and changes something', () => {
  expect(messagesOf(waitsComeToAnEnd, waiting('given: to Coins 3+\nset: Step 2'))).toEqual([]);
  const started = {
    ...waiting('gain: Step 1'),
    'timed/first.story': '= First\nafter: 1 hour\nimage: it\nthen: Rain\n',
  };
  expect(messagesOf(waitsComeToAnEnd, started)).toEqual([]);
});

test('leaves an unknown timed story to the rule for names', () => {
  const { 'qualities/hunt.story': hunt } = waiting('');
  expect(messagesOf(waitsComeToAnEnd, { 'qualities/hunt.story': hunt })).toEqual([]);
});

test('reports a wait for a timed story that nothing starts', () => {
  expect(messagesOf(waitsComeToAnEnd, waiting('set: Step 2'))).toEqual([
    'nothing starts "Rain", so no lead can wait for it; name it in "start", or add "given"',
  ]);
});

test('reports a wait for a timed story that only sends a message', () => {
  expect(messagesOf(waitsComeToAnEnd, waiting('given: at arrival\n\nIt rains.'))).toEqual([
    '"Rain" changes nothing, so it opens nothing for this lead; add a change to it, or wait for another',
  ]);
});
