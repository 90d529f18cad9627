import type { Message, StoryReply } from '@underhall/contract';
import { expect, test } from 'vitest';
import { makeQueryClient } from './query-client.ts';
import { refetchAfter, staleAfter } from './what-to-refetch.ts';

const aReply = (given: Partial<StoryReply>): StoryReply => ({
  isSuccess: true,
  phase: 'End',
  actions: 19,
  canChangeOutfit: false,
  hasUpdatedCharacter: false,
  elapsed: 0,
  maxHandSize: 0,
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

test.each([
  ['an equipment change makes the sheet be fetched again [C-STORY-081]', 'EquipmentChangeMessage'],
  ['a change of place makes the sheet, where the place stands, be fetched again', 'AreaChangeMessage'],
] as const)('%s', (_, type) => {
  const cache = makeQueryClient();
  for (const key of ['myself', 'actions']) cache.setQueryData([key], 'known');

  refetchAfter(cache, aReply({ messages: [told(type)] }));

  const isStale = (key: string) => cache.getQueryState([key])?.isInvalidated;
  expect([isStale('myself'), isStale('actions')]).toEqual([true, false]);
});

test('actions that were given make the candle stale, and Fate that came or went the sheet', () => {
  expect([...staleAfter(aReply({ messages: [told('ActionsRefreshedMessage')] }))]).toEqual(['actions']);
  for (const type of ['FatePointChangeMessage', 'FateBranchCurrencyUsedMessage'] as const)
    expect([...staleAfter(aReply({ messages: [told(type)] }))], type).toEqual(['myself']);
});

test('whether clothes may be changed stands on the sheet; of a map that nobody has on show nothing is stale', () => {
  expect([...staleAfter(aReply({ messages: [told('OutfitChangeabilityMessage')] }))]).toEqual(['myself']);
  expect([...staleAfter(aReply({ messages: [told('MapShouldUpdateMessage')] }))]).toEqual([]);
});

test('a spent action makes the candle stale', () => {
  expect([...staleAfter(aReply({ elapsed: 1 }))]).toEqual(['actions']);
});
