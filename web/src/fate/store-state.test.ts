import type { FateCard } from '@underhall/contract';
import { expect, test } from 'vitest';
import {
  badgeOf,
  groupByYear,
  isFree,
  isFreeThisMonth,
  matchesSearch,
  metablurb,
  monthAndYear,
  openLabel,
  replayNotice,
  storeCards,
  yearLabel,
} from './store-state.ts';

const aCard = (about: Partial<FateCard> = {}): FateCard => ({
  id: 1,
  action: 'ContentPurchase',
  name: 'The Umbrella Stand',
  image: 'umbrella',
  border: 'default',
  description: '<p>Somebody leaves <em>umbrellas</em>.</p>',
  shortDescription: 'A wet week.',
  price: 45,
  hidden: false,
  releaseDate: '2026-05-01T00:00:00Z',
  type: 'PurchaseStory',
  canAfford: true,
  fanFavourite: false,
  author: 'E. Tidy',
  season: 'Leavings',
  factions: 'The Roof Fund,The Lightermen',
  enhancedFeaturedItem: false,
  enhancedStoryAvailability: 'None',
  buttons: [],
  remainingActionRefreshes: 0,
  ...about,
});
const undated = { releaseDate: '1970-01-01T00:00:00Z' };

test('stories are grouped by the year of their release, and 1970 is “Undated” and last', {
  meta: { rows: ['C-FATE-009'] },
}, () => {
  const cards = [aCard(undated), aCard(), aCard({ releaseDate: '2027-01-01T00:00:00Z' }), aCard()];
  expect(groupByYear(cards).map(({ year, cards: of }) => [yearLabel(year), of.length])).toEqual([
    ['2027', 1],
    ['2026', 2],
    ['Undated', 1],
  ]);
});

test('a release date is shown as month and year in UTC', {
  meta: { rows: ['C-FATE-058'] },
}, () => {
  expect(monthAndYear(aCard())).toBe('May 2026');
});

test('the metablurb has release, season and factions, and leaves out what is unknown', {
  meta: { rows: ['C-FATE-013'] },
}, () => {
  expect(metablurb(aCard())).toBe(
    'Originally released in May 2026 as part of the Season of Leavings, featuring The Roof Fund and The Lightermen.',
  );
  expect(metablurb(aCard({ factions: '' }))).toBe('Originally released in May 2026 as part of the Season of Leavings.');
  expect(metablurb(aCard({ season: '', factions: 'The Court' }))).toBe(
    'Originally released in May 2026, featuring The Court.',
  );
  expect(metablurb(aCard({ ...undated, season: '', factions: '' }))).toBe('');
});

test.each([
  ['umbrella stand', true],
  ['e. TIDY', true],
  ['leaves umbrellas', true],
  ['lightermen', true],
  ['Season of Leavings', true],
  ['leavings', true],
  ['wet week', true],
  ['cabbage', false],
])('a search for “%s” finds the story: %s', { meta: { rows: ['C-FATE-044'] } }, (words, isThere) => {
  expect(matchesSearch(aCard(), words)).toBe(isThere);
});

test('each tab lists its own cards, and no hidden ones', () => {
  const [reset, ambition, refill] = [
    aCard({ type: 'ResetStory' }),
    aCard({ type: 'AmbitionReset' }),
    aCard({ type: 'Gameplay', action: 'RefillCards' }),
  ];
  const cards = [aCard(), reset, ambition, refill, aCard({ hidden: true }), aCard({ hidden: true, type: 'Gameplay' })];
  expect(storeCards.new(cards)).toEqual([aCard()]);
  expect(storeCards.reset(cards)).toEqual([reset, ambition]);
  expect(storeCards.gameplay(cards)).toEqual([refill]);
});

test('the button of a card is “Learn more” for stories, “Reset” for resets, and the price for others', () => {
  expect(openLabel(aCard(), 'Fate')).toBe('Learn more');
  expect(openLabel(aCard({ type: 'ResetStory' }), 'Fate')).toBe('Reset');
  expect(openLabel(aCard({ type: 'Gameplay', price: 10 }), 'Fate')).toBe('Purchase (10 Fate)');
  expect(openLabel(aCard({ type: 'Gameplay', price: [10, 4] }), 'Fate')).toBe('Purchase (from 4 Fate)');
});

test('a story of the month is free if enough unlocks are left', () => {
  const ofMonth = aCard({ action: 'EnhancedUnlock', price: 2 });
  const left = (remainingStoryUnlocks: number, card = ofMonth) => isFree(card, { remainingStoryUnlocks });
  expect([left(2), left(1), left(2, aCard({ price: 2 }))]).toEqual([true, false, false]);
});

test('a story of the month is “Freshly Added” or in its “Final Month”', {
  meta: { rows: ['C-FATE-030'] },
}, () => {
  const badge = (enhancedStoryAvailability: FateCard['enhancedStoryAvailability']) =>
    badgeOf(aCard({ enhancedStoryAvailability }));
  expect([badge('None'), badge('FreshlyAdded'), badge('FinalMonth')]).toEqual([
    undefined,
    'Freshly Added',
    'Final Month',
  ]);
});

test('a notice tells how many replays remain', () => {
  expect([replayNotice(0), replayNotice(1)]).toEqual([
    'This will be your second and final replay this month.',
    'You have one further replay this month after this one.',
  ]);
});

test('a story for sale is marked as free this month if enough unlocks are left', () => {
  const fate = (remainingStoryUnlocks: number) => ({
    fateCards: [aCard(), aCard({ action: 'EnhancedUnlock', price: 2 })],
    remainingStoryUnlocks,
  });
  expect([2, 1].map((left) => isFreeThisMonth(aCard(), fate(left)))).toEqual([true, false]);
  expect(isFreeThisMonth(aCard({ name: 'Another' }), fate(2))).toBe(false);
});
