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

/** The moment of the newest message, in ISO 8601; nothing where there is none. */
export const newestOf = ({ feedMessages, interactions }: MessagesReply): string =>
  [...feedMessages, ...interactions].reduce((newest, { date }) => (date > newest ? date : newest), '');

/** The messages without this one. */
export function withoutMessage(reply: MessagesReply, id: number): MessagesReply {
  const without = (list: readonly Message[]) => list.filter((message) => message.id !== id);
  return { ...reply, feedMessages: without(reply.feedMessages), interactions: without(reply.interactions) };
}
