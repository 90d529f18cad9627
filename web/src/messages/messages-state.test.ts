import type { Message, MessagesReply } from '@underhall/contract';
import { expect, test } from 'vitest';
import { messagesState, newestOf, withoutMessage } from './messages-state.ts';

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

test('the messages are the two lists, the open invitations among them, and whether they have changed [C-MSG-018]', () => {
  const interactions = (['InvitationToYou', 'InvitationFromYou', 'SocialMessage'] as const).map((type, id) =>
    aMessage({ type, id }),
  );
  const letter = aMessage({ id: 9 });
  expect(messagesState(aReply([letter], interactions), undefined)).toEqual({
    feedMessages: [letter],
    interactions,
    invitations: interactions.slice(0, 2),
    isChanged: false,
  });
  expect(messagesState(undefined, undefined)).toMatchObject({ feedMessages: [], interactions: [], isChanged: false });
});

test('they have changed when there are more or fewer of either kind than there were [C-MSG-029]', () => {
  const [one, two] = [aMessage({ id: 1 }), aMessage({ id: 2 })];
  const isChanged = (now: MessagesReply, before: MessagesReply) => messagesState(now, before).isChanged;
  expect(isChanged(aReply([one, two]), aReply([one]))).toBe(true);
  expect(isChanged(aReply([one]), aReply([one, two]))).toBe(true);
  expect(isChanged(aReply([one]), aReply([], [one]))).toBe(true);
  expect(isChanged(aReply([{ ...one, ago: 'a minute ago' }]), aReply([one]))).toBe(false);
});

test('the newest is found in both lists; what was answered is taken out of both [C-MSG-022]', () => {
  const later = '2020-02-02T20:20:21.000Z';
  const reply = aReply([aMessage({ id: 1 }), aMessage({ id: 2 })], [aMessage({ id: 2, date: later })]);
  expect(newestOf(reply)).toBe(later);
  expect(newestOf(aReply([]))).toBe('');
  expect(withoutMessage(reply, 2)).toEqual(aReply([aMessage({ id: 1 })]));
});
