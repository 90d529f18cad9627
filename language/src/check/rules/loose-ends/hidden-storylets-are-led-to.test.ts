import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { anAct, aPlot } from '../../../testing/other-kinds.ts';
import { hiddenStoryletsAreLedTo } from './hidden-storylets-are-led-to.ts';

const hidden = aStorylet('deck: never');
const none =
  'nothing leads into "Tried"; name it in a "go to", "straight to", "use", "gate", "report" or "then", or list it';

test('accepts storylets that are listed or drawn', () => {
  expect(messagesOf(hiddenStoryletsAreLedTo, aStorylet('deck: sometimes'))).toEqual([]);
  expect(messagesOf(hiddenStoryletsAreLedTo, aStorylet(''))).toEqual([]);
});

test('reports a storylet that is neither', () => {
  expect(messagesOf(hiddenStoryletsAreLedTo, hidden)).toEqual([none]);
});

test.each([
  ['an outcome', { 'areas/square/led.story': `= Led\n\n${aBranch('', anOutcome('go to: Tried'))}` }],
  ['a thing', { 'qualities/w.story': '= A Whistle\ncategory: Curiosity\nuse: Tried\n' }],
  ['a gate', { 'areas/rock/area.story': '= Rock\ngate: Tried\n' }],
  ['the end of a stay', { 'settings/sea.story': '= Sea\nstay: 3 actions\nthen: Tried\n' }],
  ['an act', anAct('then: Tried')],
  ['a report', { 'plots/roof.story': aPlot('')['plots/roof.story']?.replace('A Bench', 'Tried') ?? '' }],
])('%s leads to it', (_, files) => {
  expect(messagesOf(hiddenStoryletsAreLedTo, { ...hidden, ...files })).toEqual([]);
});

test('accepts a storylet with a pinned number', () => {
  expect(messagesOf(hiddenStoryletsAreLedTo, aStorylet('deck: never\nid: 7'))).toEqual([]);
});
