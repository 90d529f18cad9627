import { expect, test } from 'vitest';
import {
  changedSelection,
  colorAfter,
  dayOf,
  initialSelection,
  journalState,
  profilePath,
  queryOf,
  shownPages,
} from './journal-state.ts';

const entry = {
  ...{ id: 7, eventName: 'Lamps', areaName: 'The Quay', underhallDateTime: '', dateTime: '' },
  ...{ playerMessage: '', image: 'lamp', tags: [] },
};
const reply = { isSuccess: true, entries: [entry], page: 1, pageCount: 3, previous: 0, next: 2 };
const tag = { id: 3, name: 'Ghosts', color: 'None', isFavorite: false } as const;

test('a journal begins without a filter, newest first; its state says all that is shown', {
  meta: { rows: ['C-JOURNAL-015', 'C-JOURNAL-016', 'C-JOURNAL-017'] },
}, () => {
  expect(journalState(initialSelection, undefined)).toEqual({
    ...{ entries: [], favorites: [], tags: [], page: 0, pageCount: 0 },
    ...{ previous: undefined, next: undefined, sortBy: 'Newest', filterBy: 'No Filter' },
  });
  expect(journalState(initialSelection, reply, [tag])).toMatchObject({
    ...{ entries: [entry], favorites: [], tags: [tag], page: 1, pageCount: 3, previous: 0, next: 2 },
  });
  const favourites = changedSelection(initialSelection, { isFavouritesOnly: true });
  expect(journalState(favourites, reply)).toMatchObject({ entries: [], favorites: [entry] });
});

test('pages are shown from 1, of at least 1', { meta: { rows: ['C-JOURNAL-019'] } }, () => {
  expect(shownPages({ page: 0, pageCount: 0 })).toEqual({ page: 1, pages: 1 });
  expect(shownPages({ page: 4, pageCount: 5 })).toEqual({ page: 5, pages: 5 });
});

test('without a filter a call says nothing of it; days are sent as YYYY-MM-DD', {
  meta: { rows: ['C-JOURNAL-036'] },
}, () => {
  expect(queryOf(initialSelection)).toEqual({ page: 0, sortBy: 0 });
  const date = dayOf(new Date('2026-03-01T23:00:00Z'));
  const chosen = changedSelection({ ...initialSelection, page: 4, fromId: 9 }, { sortBy: 'Oldest', filterBy: 3, date });
  expect(queryOf(chosen, 'Ada')).toEqual({
    ...{ page: 0, sortBy: 1, filterBy: 3, date: '2026-03-01', characterName: 'Ada' },
  });
  expect(queryOf(changedSelection(initialSelection, { search: 'red lamp' }))).toEqual({
    page: 0,
    sortBy: 0,
    search: 'red lamp',
  });
});

test('a colour that is pressed again is none', { meta: { rows: ['C-JOURNAL-014'] } }, () => {
  expect(colorAfter('None', 'Red')).toBe('Red');
  expect(colorAfter('Blue', 'Red')).toBe('Red');
  expect(colorAfter('Red', 'Red')).toBe('None');
});

test('the address of a profile has the name encoded', { meta: { rows: ['C-PROFILE-028'] } }, () => {
  expect(profilePath('Ada & Ö/?')).toBe('/profile/Ada%20%26%20%C3%96%2F%3F');
  expect(profilePath('Ada', 7)).toBe('/profile/Ada/7');
});
