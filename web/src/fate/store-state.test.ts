import type { FateCard } from '@underhall/contract';
import { expect, test } from 'vitest';
import {
  badgeOf,
  byYear,
  cardsOf,
  isFound,
  isGiven,
  isGivenThisMonth,
  metablurb,
  monthAndYear,
  openingWords,
  replayLine,
  yearInWords,
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

test('stories are grouped by the year of their release, and 1970 is undated and last', {
  meta: { rows: ['C-FATE-009'] },
}, () => {
  const cards = [aCard(undated), aCard(), aCard({ releaseDate: '2027-01-01T00:00:00Z' }), aCard()];
  expect(byYear(cards).map(({ year, cards: of }) => [yearInWords(year), of.length])).toEqual([
    ['2027', 1],
    ['2026', 2],
    ['Undated', 1],
  ]);
});

test('a release is told by month and year, whatever the clock of the machine', {
  meta: { rows: ['C-FATE-058'] },
}, () => {
  expect(monthAndYear(aCard())).toBe('May 2026');
});

test('when a story came out, its season and its factions are one sentence; what is not known is left out', {
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
])('looking for “%s” finds the story: %s', { meta: { rows: ['C-FATE-044'] } }, (words, isThere) => {
  expect(isFound(aCard(), words)).toBe(isThere);
});

test('each page lists its own, and none what is hidden', () => {
  const [reset, ambition, refill] = [
    aCard({ type: 'ResetStory' }),
    aCard({ type: 'AmbitionReset' }),
    aCard({ type: 'Gameplay', action: 'RefillCards' }),
  ];
  const cards = [aCard(), reset, ambition, refill, aCard({ hidden: true }), aCard({ hidden: true, type: 'Gameplay' })];
  expect(cardsOf.new(cards)).toEqual([aCard()]);
  expect(cardsOf.reset(cards)).toEqual([reset, ambition]);
  expect(cardsOf.gameplay(cards)).toEqual([refill]);
});

test('the button of a card says more of a story, resets, or names the price', () => {
  expect(openingWords(aCard(), 'Fate')).toBe('Learn more');
  expect(openingWords(aCard({ type: 'ResetStory' }), 'Fate')).toBe('Reset');
  expect(openingWords(aCard({ type: 'Gameplay', price: 10 }), 'Fate')).toBe('Purchase (10 Fate)');
  expect(openingWords(aCard({ type: 'Gameplay', price: [10, 4] }), 'Fate')).toBe('Purchase (from 4 Fate)');
});

test('a story of the month can be had for nothing so long as what is left of the month is enough for it', () => {
  const ofMonth = aCard({ action: 'EnhancedUnlock', price: 2 });
  const left = (remainingStoryUnlocks: number, card = ofMonth) => isGiven(card, { remainingStoryUnlocks });
  expect([left(2), left(1), left(2, aCard({ price: 2 }))]).toEqual([true, false, false]);
});

test('a story of the month has just been added or is there for the last month', {
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

test('before the last replay it is said that it is the last', () => {
  expect([replayLine(0), replayLine(1)]).toEqual([
    'This will be your second and final replay this month.',
    'You have one further replay this month after this one.',
  ]);
});

test('a story on sale that is among those of the month is told so, as long as enough unlocks are left for it', () => {
  const fate = (remainingStoryUnlocks: number) => ({
    fateCards: [aCard(), aCard({ action: 'EnhancedUnlock', price: 2 })],
    remainingStoryUnlocks,
  });
  expect([2, 1].map((left) => isGivenThisMonth(aCard(), fate(left)))).toEqual([true, false]);
  expect(isGivenThisMonth(aCard({ name: 'Another' }), fate(2))).toBe(false);
});
