import type { Message, StoryReply } from '@underhall/contract';
import { expect, test } from 'vitest';
import { staleAfter } from './what-to-refetch.ts';

const aReply = (given: Partial<StoryReply>): StoryReply => ({
  isSuccess: true,
  phase: 'End',
  actions: 19,
  canChangeOutfit: false,
  hasUpdatedCharacter: false,
  elapsed: 0,
  ...given,
});
const told = (type: Message['type']): Message => ({ type, message: 'So it is.' });

test('a reply that changed nothing makes nothing stale', () => {
  expect([...staleAfter(aReply({}))]).toEqual([]);
});

test('a changed quality makes the sheet stale, once', () => {
  const messages = [told('PyramidQualityChangeMessage'), told('AreaChangeMessage'), told('InfoMessage')];

  expect([...staleAfter(aReply({ messages }))]).toEqual(['myself']);
});

test('a change no message tells of makes the sheet stale too', () => {
  expect([...staleAfter(aReply({ hasUpdatedCharacter: true }))]).toEqual(['myself']);
});

test('a spent action makes the candle stale', () => {
  expect([...staleAfter(aReply({ elapsed: 1 }))]).toEqual(['actions']);
});
