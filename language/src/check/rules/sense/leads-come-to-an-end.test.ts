import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { leadsComeToAnEnd } from './leads-come-to-an-end.ts';

const hunt = (facts: string) => ({ 'qualities/hunt.story': `= Hunt\ncategory: Story\nimage: it\n${facts}\n` });

test('accepts a lead that is done at a level up to the cap and what raises it', () => {
  expect(messagesOf(leadsComeToAnEnd, hunt('lead: yes\ndone at: 40'))).toEqual([]);
  expect(messagesOf(leadsComeToAnEnd, hunt('lead: yes\ncap: 4\ndone at: 4'))).toEqual([]);
  expect(messagesOf(leadsComeToAnEnd, hunt('lead: yes\ncap: 4\ndone at: 5\ncap raised by: Coins'))).toEqual([]);
});

test('reports a lead that is done above the cap', () => {
  expect(messagesOf(leadsComeToAnEnd, hunt('lead: yes\ncap: 4\ndone at: 5'))).toEqual([
    'the lead is done at 5, above the cap of 4, so it never ends; lower it, or raise the cap',
  ]);
});
