import { QueryObserver } from '@tanstack/react-query';
import type {
  Area,
  AreaOnMap,
  Branch,
  MyselfReply,
  Plans,
  ResultMessage,
  Setting,
  StoryReply,
} from '@underhall/contract';
import { expect, test, vi } from 'vitest';
import type { QueryName } from './answers.ts';
import { createQueryClient } from './query-client.ts';
import { refetchAfter, refetchAfterTrade, staleAfter } from './what-to-refetch.ts';

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
const messageOf = (type: ResultMessage['type'], given: Partial<ResultMessage> = {}): ResultMessage => ({
  type,
  message: 'So it is.',
  ...given,
});
const stale = (...messages: ResultMessage[]) => [...staleAfter(aReply({ messages }))].sort();
const changed = (id: number) => messageOf('StandardQualityChangeMessage', { possession: { id } as never });

const aSetting = (root?: string): Setting =>
  ({ id: 1, name: 'The City', ...(root !== undefined && { mapRootArea: { areaKey: root } }) }) as Setting;
const underRulesOf = (setting: Setting) => {
  const cache = createQueryClient();
  for (const key of ['actions', 'cards']) cache.setQueryData([key], 'known');
  cache.setQueryData(['map'], { areas: [{ canMoveTo: true }] });
  const area = { id: 1, name: 'Lampwick' } as Area;
  cache.setQueryData(['myself'], { character: { name: 'Ada', setting, area } });
  const isStale = (key: QueryName) => cache.getQueryState([key])?.isInvalidated;
  return { cache, isStale, character: () => cache.getQueryData<MyselfReply>(['myself'])?.character };
};

test('a reply without changes makes nothing stale', () => {
  expect([...staleAfter(aReply({}))]).toEqual([]);
});

test('a map fetched during a story is stale when the story ends or is left', () => {
  const mapWith = (canMoveTo: boolean) => ({ map: { areas: [{ canMoveTo }] as AreaOnMap[] } });
  const staleAt = (phase: StoryReply['phase'], canMoveTo: boolean) => [
    ...staleAfter(aReply({ phase }), mapWith(canMoveTo)),
  ];
  expect([staleAt('End', false), staleAt('Available', false)]).toEqual([['map'], ['map']]);
  expect([staleAt('In', false), staleAt('End', true)]).toEqual([[], []]);
});

test('a changed quality also makes the leads stale, and a reply without changes does not', () => {
  const { cache, isStale } = underRulesOf(aSetting());
  cache.setQueryData(['leads'], { isSuccess: true, leads: [] });
  refetchAfter(cache, aReply({}));
  expect(isStale('leads')).toBe(false);
  refetchAfter(cache, aReply({ messages: [changed(1)] }));
  expect(isStale('leads')).toBe(true);
});

test('a changed quality makes the sheet, the cards and the shops stale, each once', {
  meta: { rows: ['C-STORY-080', 'C-MYSELF-041'] },
}, () => {
  for (const type of [
    'StandardQualityChangeMessage',
    'PyramidQualityChangeMessage',
    'QualityExplicitlySetMessage',
  ] as const) {
    expect(stale(messageOf(type), messageOf(type), messageOf('InfoMessage')), type).toEqual([
      'cards',
      'exchange',
      'myself',
      'outfit',
    ]);
  }
});

test.each(['Club', 'Destiny', 'Ship', 'Spouse'])(
  'a change of a %s makes the sheet stale',
  { meta: { rows: ['C-MYSELF-042'] } },
  (category) => {
    const possession = { id: 5, category } as never;
    expect(stale(messageOf('QualityExplicitlySetMessage', { possession }))).toContain('myself');
  },
);

test('an updated character makes the sheet, the cards and the shops stale without a message', () => {
  expect([...staleAfter(aReply({ hasUpdatedCharacter: true }))].sort()).toEqual([
    'cards',
    'exchange',
    'myself',
    'outfit',
  ]);
});

test('a refilled deck makes the cards stale', { meta: { rows: ['C-STORY-080'] } }, () => {
  expect(stale(messageOf('DeckRefreshedMessage'))).toEqual(['cards']);
});

test('a change of equipment makes the sheet and the cards stale', {
  meta: { rows: ['C-STORY-081', 'C-MYSELF-041'] },
}, () => {
  const { cache, isStale } = underRulesOf(aSetting('london'));
  refetchAfter(cache, aReply({ messages: [messageOf('EquipmentChangeMessage')] }));
  expect([isStale('myself'), isStale('cards'), isStale('map'), isStale('actions')]).toEqual([true, true, false, false]);
});

test('a change of area applies at once, before the refetch', {
  meta: { rows: ['C-STORY-076'] },
}, () => {
  const { cache, character, isStale } = underRulesOf(aSetting('london'));
  const area = { id: 7, name: 'The Bazaar' } as Area;
  refetchAfter(cache, aReply({ messages: [messageOf('AreaChangeMessage', { area })] }));
  expect(character()).toMatchObject({ name: 'Ada', area: { name: 'The Bazaar' }, setting: { name: 'The City' } });
  expect([isStale('myself'), isStale('map')]).toEqual([true, true]);
});

test('a change of setting applies at once, and makes the map stale if the setting has another one', {
  meta: { rows: ['C-STORY-077', 'C-STORY-078'] },
}, () => {
  for (const [before, after, isOther] of [
    ['london', 'london', false],
    ['london', 'unterzee', true],
    ['london', undefined, true],
    [undefined, 'london', true],
  ] as const) {
    const { cache, character, isStale } = underRulesOf(aSetting(before));
    const setting = { ...aSetting(after), name: 'Elsewhere' };
    refetchAfter(cache, aReply({ messages: [messageOf('SettingChangeMessage', { setting })] }));
    expect(character()?.setting.name).toBe('Elsewhere');
    expect(isStale('map'), `${before} to ${after}`).toBe(isOther);
  }
});

test('MapShouldUpdateMessage makes the map stale', { meta: { rows: ['C-STORY-079'] } }, () => {
  expect(stale(messageOf('MapShouldUpdateMessage'))).toEqual(['map']);
});

test.each([427, 428, 429, 430, 474, 550, 604, 625, 696, 803, 859, 12293])(
  'a change of quality %i makes the map stale too',
  { meta: { rows: ['C-STORY-083'] } },
  (id) => {
    expect(stale(changed(id))).toEqual(['cards', 'exchange', 'map', 'myself', 'outfit']);
    expect(stale(changed(id + 100_000))).toEqual(['cards', 'exchange', 'myself', 'outfit']);
  },
);

test('a change of the chronograph makes the actions stale', { meta: { rows: ['C-STORY-084'] } }, () => {
  expect(stale(changed(146234))).toEqual(['actions', 'cards', 'exchange', 'myself', 'outfit']);
});

test('a change of Fate makes its balance and the sheet stale', () => {
  for (const type of ['FatePointChangeMessage', 'FateBranchCurrencyUsedMessage'] as const)
    expect(stale(messageOf(type)), type).toEqual(['fate', 'myself']);
});

test('a visible balance is updated after a change of Fate', { meta: { rows: ['C-STORY-082'] } }, async () => {
  for (const type of ['FatePointChangeMessage', 'FateBranchCurrencyUsedMessage'] as const) {
    const { cache } = underRulesOf(aSetting('london'));
    let currentFate = 3;
    const shown = new QueryObserver(cache, { queryKey: ['fate'], queryFn: () => ({ currentFate }) });
    const stop = shown.subscribe(() => {});
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toEqual({ currentFate: 3 }), { timeout: 30_000 });
    currentFate = 12;
    refetchAfter(cache, aReply({ messages: [messageOf(type)] }));
    await vi.waitFor(() => expect(shown.getCurrentResult().data, type).toEqual({ currentFate: 12 }), {
      timeout: 30_000,
    });
    stop();
  }
});

test('a change of actions makes their count stale', () => {
  expect(stale(messageOf('ActionsRefreshedMessage'))).toEqual(['actions']);
  expect([...staleAfter(aReply({ elapsed: 1 }))]).toEqual(['actions', 'agents']);
});

test('also refetches the queries that the caller names', () => {
  const { cache, isStale } = underRulesOf(aSetting());
  refetchAfter(cache, aReply({}), ['cards']);
  expect([isStale('cards'), isStale('map')]).toEqual([true, false]);
});

test('a completed plan, or a change of a quality that a plan requires, makes the plans stale', {
  meta: { rows: ['C-PLAN-027'] },
}, () => {
  const asking = (id: number): Plans['active'][number] => ({
    ...{ id, areaName: '', storyletName: '', planKey: '', editMode: true },
    branch: { qualityRequirements: [{ qualityId: 40 + id }] } as Branch,
  });
  const plans: Plans = { isSuccess: true, active: [asking(1)], complete: [asking(2)] };
  const staleWith = (message: ResultMessage) => staleAfter(aReply({ messages: [message] }), { plans }).has('plans');

  expect(staleWith(messageOf('PlanCompletedMessage'))).toBe(true);
  expect([41, 42, 43].map((id) => staleWith(changed(id)))).toEqual([true, true, false]);
  expect(staleAfter(aReply({ messages: [changed(41)] })).has('plans')).toBe(false);
});

test('a trade makes the sheet, the cards, the story, the shops and related queries stale', () => {
  const { cache, isStale } = underRulesOf(aSetting());
  cache.setQueryData(['exchange', 'shelf', null], []);
  cache.setQueryData(['story'], {});
  refetchAfterTrade(cache, [{ id: 7 } as never]);
  expect(isStale('story')).toBe(true);
  expect(cache.getQueryState(['exchange', 'shelf', null])?.isInvalidated).toBe(true);
  expect([isStale('myself'), isStale('cards'), isStale('map')]).toEqual([true, true, false]);
  refetchAfterTrade(cache, [{ id: 427 } as never]);
  expect(isStale('map')).toBe(true);
});
