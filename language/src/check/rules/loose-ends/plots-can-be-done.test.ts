import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { anAgent, aPlot } from '../../../testing/other-kinds.ts';
import { plotsCanBeDone } from './plots-can-be-done.ts';

const none =
  'no agent has "Watchful", and nothing that can be lent adds to it; test a quality from an agent\'s "levels"';
const hat = (facts: string) => ({ 'qualities/hat.story': `= Tall Hat\ncategory: Hat\nnature: thing\n${facts}\n` });

test('accepts what an agent has, or can be lent', () => {
  expect(
    messagesOf(plotsCanBeDone, { ...aPlot('tests: Watchful 5, Nothing Known 1'), ...anAgent('levels: Watchful 2') }),
  ).toEqual([]);
  expect(
    messagesOf(plotsCanBeDone, { ...aPlot('tests: Watchful 5'), ...hat('lend: yes\nenhances: Watchful 1') }),
  ).toEqual([]);
});

test('reports a test on what no agent can have', () => {
  expect(messagesOf(plotsCanBeDone, { ...aPlot('tests: Watchful 5'), ...anAgent('levels: Coins 2') })).toEqual([none]);
  expect(messagesOf(plotsCanBeDone, { ...aPlot('tests: Watchful 5'), ...hat('enhances: Watchful 1') })).toEqual([none]);
  expect(
    messagesOf(plotsCanBeDone, { ...aPlot('tests: Watchful 5'), ...hat('lend: yes\nenhances: Watchful 0') }),
  ).toEqual([none]);
});
