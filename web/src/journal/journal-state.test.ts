import { expect, test } from 'vitest';
import {
  changeSelection,
  dayOf,
  initialSelection,
  journalState,
  profilePath,
  queryOf,
  shownPages,
  toggleColor,
} from './journal-state.ts';

const entry = {
  ...{ id: 7, eventName: 'Lamps', areaName: 'The Quay', underhallDateTime: '', dateTime: '' },
  ...{ playerMessage: '', image: 'lamp', tags: [] },
};
const reply = { isSuccess: true, entries: [entry], page: 1, pageCount: 3, previous: 0, next: 2 };
const tag = { id: 3, name: 'Ghosts', color: 'None', isFavorite: false } as const;

test('starts without a filter, newest first, with the complete state', {
  meta: { rows: ['C-JOURNAL-015', 'C-JOURNAL-016', 'C-JOURNAL-017'] },
}, () => {
  expect(journalState(initialSelection, undefined)).toEqual({
    ...{ entries: [], favorites: [], tags: [], page: 0, pageCount: 0 },
    ...{ previous: undefined, next: undefined, sortBy: 'Newest', filterBy: 'No Filter' },
  });
  expect(journalState(initialSelection, reply, [tag])).toMatchObject({
    ...{ entries: [entry], favorites: [], tags: [tag], page: 1, pageCount: 3, previous: 0, next: 2 },
  });
  const favourites = changeSelection(initialSelection, { isFavouritesOnly: true });
  expect(journalState(favourites, reply)).toMatchObject({ entries: [], favorites: [entry] });
});

test('displays page numbers from 1, with at least 1 page', { meta: { rows: ['C-JOURNAL-019'] } }, () => {
  expect(shownPages({ page: 0, pageCount: 0 })).toEqual({ page: 1, pages: 1 });
  expect(shownPages({ page: 4, pageCount: 5 })).toEqual({ page: 5, pages: 5 });
});

test('omits empty filters from the request and sends dates as YYYY-MM-DD', {
  meta: { rows: ['C-JOURNAL-036'] },
}, () => {
  expect(queryOf(initialSelection)).toEqual({ page: 0, sortBy: 0 });
  const date = dayOf(new Date('2026-03-01T23:00:00Z'));
  const chosen = changeSelection({ ...initialSelection, page: 4, fromId: 9 }, { sortBy: 'Oldest', filterBy: 3, date });
  expect(queryOf(chosen, 'Ada')).toEqual({
    ...{ page: 0, sortBy: 1, filterBy: 3, date: '2026-03-01', characterName: 'Ada' },
  });
  expect(queryOf(changeSelection(initialSelection, { search: 'red lamp' }))).toEqual({
    page: 0,
    sortBy: 0,
    search: 'red lamp',
  });
});

test('pressing the selected colour again removes it', { meta: { rows: ['C-JOURNAL-014'] } }, () => {
  expect(toggleColor('None', 'Red')).toBe('Red');
  expect(toggleColor('Blue', 'Red')).toBe('Red');
  expect(toggleColor('Red', 'Red')).toBe('None');
});

test('encodes the name in the path of a profile', { meta: { rows: ['C-PROFILE-028'] } }, () => {
  expect(profilePath('Ada & Ö/?')).toBe('/profile/Ada%20%26%20%C3%96%2F%3F');
  expect(profilePath('Ada', 7)).toBe('/profile/Ada/7');
});
