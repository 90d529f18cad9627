import type { Message, MessagesReply } from '@underhall/contract';

export type MessagesState = {
  readonly feedMessages: readonly Message[];
  readonly interactions: readonly Message[];
  /** Open invitations among the interactions, sent or received. */
  readonly invitations: readonly Message[];
  /** True if the number of messages has changed. */
  readonly isChanged: boolean;
};

export function messagesState(now: MessagesReply | undefined, before: MessagesReply | undefined): MessagesState {
  const { feedMessages = [], interactions = [] } = now ?? {};
  return {
    feedMessages,
    interactions,
    invitations: interactions.filter(({ type }) => type === 'InvitationFromYou' || type === 'InvitationToYou'),
    isChanged: now !== undefined && before !== undefined && haveOtherCounts(now, before),
  };
}

const haveOtherCounts = (one: MessagesReply, other: MessagesReply): boolean =>
  one.feedMessages.length !== other.feedMessages.length || one.interactions.length !== other.interactions.length;

/** Returns the newest message, ignoring messages that the reader caused by inviting or accepting. */
export const newestNews = ({ feedMessages, interactions }: MessagesReply): Message | undefined =>
  newestIn([...feedMessages, ...interactions]);

/** Like `newestNews`, for one list. */
export const newestIn = (list: readonly Message[]): Message | undefined =>
  list
    .filter((message) => !isOwnDoing(message))
    .reduce<Message | undefined>((newest, each) => (newest && newest.date >= each.date ? newest : each), undefined);

/** Messages newer than `seen` (ISO 8601) that the reader did not cause. */
export const newsSince = (list: readonly Message[], seen: string): readonly Message[] =>
  list.filter((message) => message.date > seen && !isOwnDoing(message));

const isOwnDoing = ({ type, isFromOther = false }: Message): boolean =>
  type === 'InvitationFromYou' || (isFromOther && (type === 'AcceptedMessage' || type === 'SocialMessage'));

export function withoutMessage(reply: MessagesReply, id: number): MessagesReply {
  const without = (list: readonly Message[]) => list.filter((message) => message.id !== id);
  return { ...reply, feedMessages: without(reply.feedMessages), interactions: without(reply.interactions) };
}
