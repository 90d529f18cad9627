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

test('the form keeps the branch, whom one can and cannot ask, who is chosen and who was added', {
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

test('the designated friend is chosen at first, else the first who can be asked, else nobody', {
  meta: { rows: ['C-SOCIAL-013'] },
}, () => {
  expect(openForm(anAct({ designatedFriend: bea })).selectedContactId).toBe(2);
  expect(openForm(anAct()).selectedContactId).toBe(1);
  expect(openForm(anAct({ eligibleFriends: [] })).selectedContactId).toBe(0);
});

test('whoever can be asked can be chosen, and nobody else', () => {
  expect(after(anAct(), { kind: 'selected', id: 2 }).selectedContactId).toBe(2);
  expect(after(anAct(), { kind: 'selected', id: 9 }).selectedContactId).toBe(1);
});

test('whoever was added is chosen, or the one before where they cannot be asked; whom one could not ask is to be fetched again', () => {
  const shown: ActEvent = { kind: 'ineligible', contacts: [] };
  const added = after(anAct(), shown, { kind: 'added', addedFriendId: 3, eligibleFriends: [ada, bea, cat] });
  expect(added).toMatchObject({ addedFriendId: 3, selectedContactId: 3, eligibleFriends: [ada, bea, cat] });
  expect(added).not.toHaveProperty('ineligibleContacts');
  const chosen: ActEvent = { kind: 'selected', id: 2 };
  const unfit: ActEvent = { kind: 'added', addedFriendId: 3, eligibleFriends: [ada, bea] };
  expect(after(anAct(), chosen, unfit)).toMatchObject({ addedFriendId: 3, selectedContactId: 2 });
  expect(after(anAct(), chosen, { ...unfit, eligibleFriends: [] }).selectedContactId).toBe(0);
});

test('an act that is told anew keeps the choice while it holds', () => {
  const chosen: ActEvent = { kind: 'selected', id: 2 };
  expect(after(anAct(), chosen, { kind: 'told', act: anAct({ designatedFriend: ada }) }).selectedContactId).toBe(2);
  expect(after(anAct(), chosen, { kind: 'told', act: anAct({ eligibleFriends: [ada] }) }).selectedContactId).toBe(1);
});
