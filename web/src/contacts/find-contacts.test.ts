import type { Contact } from '@underhall/contract';
import { expect, test } from 'vitest';
import { findContacts, withContact, withoutContact } from './find-contacts.ts';

const contact = (id: number, userName: string, name = `Character ${id}`): Contact => ({
  id,
  userId: id,
  name,
  userName,
});
const list = [contact(1, 'anna'), contact(2, 'Élodie'), contact(3, 'Zed', 'Anna Karr')];
const found = (words: string) => findContacts(list, words).map(({ id }) => id);

test('finds contacts by part of a username or character name, ignoring case and accents', {
  meta: { rows: ['C-CONTACT-005'] },
}, () => {
  expect(found('NN')).toEqual([1, 3]);
  expect(found('elo')).toEqual([2]);
  expect(found('ÉLO')).toEqual([2]);
  expect(found(' zed ')).toEqual([3]);
  expect(found('')).toEqual([1, 2, 3]);
  expect(found('nobody')).toEqual([]);
});

test('adds a contact only once, in sorted order', { meta: { rows: ['C-CONTACT-003'] } }, () => {
  const names = (contacts: readonly Contact[]) => contacts.map(({ userName }) => userName);
  expect(names(withContact(list, contact(4, 'Bert')))).toEqual(['anna', 'Bert', 'Élodie', 'Zed']);
  expect(names(withContact(list, contact(1, 'anna')))).toEqual(['anna', 'Élodie', 'Zed']);
  expect(names(withoutContact(list, 2))).toEqual(['anna', 'Zed']);
});
