import { expect, test } from 'vitest';
import { redirectMs } from '../constants/commerce.ts';
import { advance, type LinkEvent, type LinkFlow } from './link-flow.ts';

const events: readonly LinkEvent[] = ['mount', 'send', 'receive', 'show'];

test('goes through all states from NotStarted to Stop, and home five seconds later', {
  meta: { rows: ['C-MAILCONF-005'] },
}, () => {
  let flow: LinkFlow = 'NotStarted';
  const states: LinkFlow[] = [flow];
  for (const event of events) {
    flow = advance(flow, event);
    states.push(flow);
  }
  expect(states).toEqual(['NotStarted', 'Started', 'InProgress', 'Finished', 'Stop']);
  expect(redirectMs).toBe(5000);
});

test('ignores an event that is out of order or repeated', () => {
  for (const event of events) expect(advance('Stop', event)).toBe('Stop');
  expect(advance('Started', 'mount')).toBe('Started');
  expect(advance('InProgress', 'send')).toBe('InProgress');
  expect(advance('NotStarted', 'receive')).toBe('NotStarted');
});
