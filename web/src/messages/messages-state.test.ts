import type { Message, MessagesReply } from '@underhall/contract';
import { expect, test } from 'vitest';
import { messagesState, newestNews, newsSince, withoutMessage } from './messages-state.ts';

const aMessage = (about: Partial<Message>): Message => ({
  type: 'LetterMessage',
  id: 1,
  relatedId: 1,
  title: 'A Note',
  description: '',
  image: '',
  date: '2020-02-02T20:20:20.000Z',
  ago: 'just now',
  canDelete: true,
  ...about,
});
const aReply = (feedMessages: Message[], interactions: Message[] = []): MessagesReply => ({
  isSuccess: true,
  feedMessages,
  interactions,
});

test('returns both lists, the open invitations and whether they have changed', {
  meta: { rows: ['C-MSG-018'] },
}, () => {
  const interactions = (['InvitationToYou', 'InvitationFromYou', 'SocialMessage'] as const).map((type, id) =>
    aMessage({ type, id }),
  );
  const message = aMessage({ id: 9 });
  expect(messagesState(aReply([message], interactions), undefined)).toEqual({
    feedMessages: [message],
    interactions,
    invitations: interactions.slice(0, 2),
    isChanged: false,
  });
  expect(messagesState(undefined, undefined)).toMatchObject({ feedMessages: [], interactions: [], isChanged: false });
});

test('has changed when the number of messages in a list differs', {
  meta: { rows: ['C-MSG-029'] },
}, () => {
  const [one, two] = [aMessage({ id: 1 }), aMessage({ id: 2 })];
  const isChanged = (now: MessagesReply, before: MessagesReply) => messagesState(now, before).isChanged;
  expect(isChanged(aReply([one, two]), aReply([one]))).toBe(true);
  expect(isChanged(aReply([one]), aReply([one, two]))).toBe(true);
  expect(isChanged(aReply([one]), aReply([], [one]))).toBe(true);
  expect(isChanged(aReply([{ ...one, ago: 'a minute ago' }]), aReply([one]))).toBe(false);
});

test('finds the newest message of both lists, and removes an answered one from both', {
  meta: { rows: ['C-MSG-022'] },
}, () => {
  const later = '2020-02-02T20:20:21.000Z';
  const reply = aReply([aMessage({ id: 1 }), aMessage({ id: 2 })], [aMessage({ id: 2, date: later })]);
  expect(newestNews(reply)?.date).toBe(later);
  expect(newestNews(aReply([]))).toBeUndefined();
  expect(withoutMessage(reply, 2)).toEqual(aReply([aMessage({ id: 1 })]));
});

test("the reader's own invitations and acceptances are not new", () => {
  const asked = aMessage({ id: 1, type: 'InvitationToYou', isFromOther: true });
  const later = { date: '2020-02-02T20:20:21.000Z' };
  const sent = aMessage({ id: 2, type: 'InvitationFromYou', isFromOther: false, ...later });
  const accepted = (['AcceptedMessage', 'SocialMessage'] as const).map((type, place) =>
    aMessage({ id: 3 + place, type, isFromOther: true, ...later }),
  );
  expect(newestNews(aReply(accepted, [asked, sent]))).toBe(asked);
  expect(newsSince([asked, sent, ...accepted], '')).toEqual([asked]);
  expect(newsSince([asked], asked.date)).toEqual([]);
  const answer = aMessage({ id: 5, type: 'AcceptedMessage', isFromOther: false, ...later });
  expect(newestNews(aReply([answer], [asked, sent]))).toBe(answer);
});
