import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { gatesCanOpen } from './gates-can-open.ts';

const rock = (facts: string, type = 'District', more = {}) =>
  messagesOf(gatesCanOpen, {
    'areas/rock/area.story': `= The Rock\nsetting: Town\ntype: ${type}\n${facts}\n`,
    ...more,
  });
const gate = 'this area is never closed, so its gate never opens; add "opens" with requirements';
const closed = 'this area is never closed; add "opens" with requirements, or delete this';

test('accepts a gate and a text for an area that can be closed', () => {
  expect(rock('gate: A Bench\nclosed: Not now.\nopens: Coins 1+')).toEqual([]);
  expect(rock('gate: A Bench\nclosed: Not now.\nby story: yes')).toEqual([]);
  expect(rock('gate: A Bench\nclosed: Not now.', 'Lodgings')).toEqual([]);
  expect(rock('gate: A Bench\nclosed: Not now.', 'Landmark')).toEqual([]);
  expect(rock('closed: Not now.\nmembers: yes')).toEqual([]);
  expect(rock('')).toEqual([]);
});

test('reports them for an area that is always open', () => {
  expect(rock('gate: A Bench\nclosed: Not now.')).toEqual([gate, closed]);
  expect(rock('gate: A Bench\nmembers: yes')).toEqual([gate]);
  expect(rock('closed: Not now.\nby story: no')).toEqual([closed]);
});

test('a destination is closed with the area around it, a district is not', () => {
  const tower = (facts: string) => ({ 'areas/tower/area.story': `= Tower\nsetting: Town\ntype: District\n${facts}\n` });

  expect(rock('closed: Not now.\ninside: Tower', 'Destination', tower('opens: Coins 1+'))).toEqual([]);
  expect(rock('closed: Not now.\ninside: Tower', 'Destination', tower(''))).toEqual([closed]);
  expect(rock('closed: Not now.\ninside: Tower', 'District', tower('opens: Coins 1+'))).toEqual([closed]);
  expect(rock('closed: Not now.\ninside: The Rock', 'Destination')).toEqual([closed]);
  expect(rock('closed: Not now.\ninside: Nothing Known', 'Destination')).toEqual([closed]);
});
