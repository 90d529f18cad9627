import type { Message, MessagesReply } from '@underhall/contract';

/** The messages as the page has them. */
export type MessagesState = {
  readonly feedMessages: readonly Message[];
  readonly interactions: readonly Message[];
  /** Those of the interactions that are open invitations, from one or to one. */
  readonly invitations: readonly Message[];
  /** There are others than there were: something was answered elsewhere, or came. */
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

/** The newest message that is news to its reader: what they did themselves, asking or accepting, is none. */
export const newestNews = ({ feedMessages, interactions }: MessagesReply): Message | undefined =>
  newestOf([...feedMessages, ...interactions]);

/** The same of one of the lists. */
export const newestOf = (list: readonly Message[]): Message | undefined =>
  list
    .filter((message) => !isOwnDoing(message))
    .reduce<Message | undefined>((newest, each) => (newest && newest.date >= each.date ? newest : each), undefined);

/** Those that came after a moment, and are news to their reader. */
export const newsSince = (list: readonly Message[], seen: string): readonly Message[] =>
  list.filter((message) => message.date > seen && !isOwnDoing(message));

const isOwnDoing = ({ type, isFromOther = false }: Message): boolean =>
  type === 'InvitationFromYou' || (isFromOther && (type === 'AcceptedMessage' || type === 'SocialMessage'));

/** The messages without this one. */
export function withoutMessage(reply: MessagesReply, id: number): MessagesReply {
  const without = (list: readonly Message[]) => list.filter((message) => message.id !== id);
  return { ...reply, feedMessages: without(reply.feedMessages), interactions: without(reply.interactions) };
}
