import type { Message } from '@underhall/contract';
import { expect, test } from 'vitest';
import { groupMessages } from './group-messages.ts';

const roll: Message = { type: 'DifficultyRollSuccessMessage', message: 'You did it.' };
const headline: Message = { type: 'StandardQualityChangeMessage', message: 'You are a lodger.', priority: 1 };
const change: Message = { type: 'PyramidQualityChangeMessage', message: 'Watchful is increasing.', priority: 2 };
const aside: Message = { type: 'InfoMessage', message: 'Far off, a bell.', priority: 2, image: 'aside' };
const move: Message = { type: 'AreaChangeMessage', message: 'You have moved.' };

test('each message stands with its kind, in the order told: priority 1 is a headline, 2 is not [C-STORY-037]', () => {
  expect(groupMessages([change, aside, roll, move, headline])).toEqual({
    rolls: [roll],
    headlines: [headline],
    changes: [change, move],
    asides: [aside],
  });
});

test('what is hidden, empty or for the machine is not shown', () => {
  const quiet: Message[] = [
    { ...change, priority: 3 },
    { ...change, message: '' },
    { type: 'SettingChangeMessage', message: 'Rules.' },
  ];

  expect(groupMessages(quiet)).toEqual({ rolls: [], headlines: [], changes: [], asides: [] });
});
