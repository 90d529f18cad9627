import type { Friend, SocialAct } from '@underhall/contract';
import { expect, test } from 'vitest';
import { type ActEvent, openForm, stepForm } from './act-state.ts';
import { aBranch } from './scenes-for-tests.ts';

const friend = (id: number): Friend => ({ id, userId: 100 + id, name: `Friend ${id}`, userName: `friend ${id}` });
const [ada, bea, cat] = [friend(1), friend(2), friend(3)];

const anAct = (about: Partial<SocialAct['inviteeData']> = {}): SocialAct => ({
  branch: aBranch(),
  uniqueActPending: false,
  actMessagePreview: '',
  urgency: 'Normal',
  isSocialEvent: false,
  inviteeData: {
    branchId: 7,
    eligibleFriends: [ada, bea],
    addedFriendId: 0,
    actQReqText: '',
    actInviterQReqText: '',
    ...about,
  },
});

const after = (act: SocialAct, ...events: readonly ActEvent[]) => events.reduce(stepForm, openForm(act));

test('the form has the branch, eligible and ineligible contacts, the selection and the added contact', {
  meta: { rows: ['C-SOCIAL-011'] },
}, () => {
  const contacts = [{ id: 3, name: 'friend 3', qualifies: false, youQualify: true, correctInstance: true }];
  expect(after(anAct(), { kind: 'ineligible', contacts })).toEqual({
    branchId: 7,
    inviteeData: anAct().inviteeData,
    eligibleFriends: [ada, bea],
    ineligibleContacts: contacts,
    selectedContactId: 1,
    addedFriendId: 0,
  });
});

test('selects the designated friend first, else the first eligible contact, else nobody', {
  meta: { rows: ['C-SOCIAL-013'] },
}, () => {
  expect(openForm(anAct({ designatedFriend: bea })).selectedContactId).toBe(2);
  expect(openForm(anAct()).selectedContactId).toBe(1);
  expect(openForm(anAct({ eligibleFriends: [] })).selectedContactId).toBe(0);
});

test('only eligible contacts can be selected', () => {
  expect(after(anAct(), { kind: 'selected', id: 2 }).selectedContactId).toBe(2);
  expect(after(anAct(), { kind: 'selected', id: 9 }).selectedContactId).toBe(1);
});

test('an added contact is selected if eligible, and ineligible contacts are refetched', () => {
  const shown: ActEvent = { kind: 'ineligible', contacts: [] };
  const added = after(anAct(), shown, { kind: 'added', addedFriendId: 3, eligibleFriends: [ada, bea, cat] });
  expect(added).toMatchObject({ addedFriendId: 3, selectedContactId: 3, eligibleFriends: [ada, bea, cat] });
  expect(added).not.toHaveProperty('ineligibleContacts');
  const chosen: ActEvent = { kind: 'selected', id: 2 };
  const unfit: ActEvent = { kind: 'added', addedFriendId: 3, eligibleFriends: [ada, bea] };
  expect(after(anAct(), chosen, unfit)).toMatchObject({ addedFriendId: 3, selectedContactId: 2 });
  expect(after(anAct(), chosen, { ...unfit, eligibleFriends: [] }).selectedContactId).toBe(0);
});

test('a form that the server sends again keeps the selection while it is valid', () => {
  const chosen: ActEvent = { kind: 'selected', id: 2 };
  expect(after(anAct(), chosen, { kind: 'refetched', act: anAct({ designatedFriend: ada }) }).selectedContactId).toBe(
    2,
  );
  expect(after(anAct(), chosen, { kind: 'refetched', act: anAct({ eligibleFriends: [ada] }) }).selectedContactId).toBe(
    1,
  );
});
