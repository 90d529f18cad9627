import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Message, MessagesReply, ResultMessage } from '@underhall/contract';
import { changeAnswer, invalidate, namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { useIdempotencyKey } from '../api/use-idempotency-key.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { messagePollMs } from '../constants/timers.ts';
import { withoutMessage } from './messages-state.ts';

declare module '../api/answers.ts' {
  interface Answers {
    readonly messages: MessagesReply;
  }
}

/** Polls only while the page is visible, and at once when it becomes visible. */
export const messagesQuery = namedQuery('messages', {
  queryFn: () => call('GET /messages', {}),
  staleTime: messagePollMs,
  refetchInterval: messagePollMs,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
});

/** `isFresh` forces a refetch on mount, because the story may have just sent a message. */
export const useMessages = ({ isFresh = false } = {}) =>
  useQuery({ ...messagesQuery, refetchOnMount: isFresh ? 'always' : true });

/** Calls for one message. Every call except `email` removes the message from its list. */
export type MessageAct = 'accept' | 'reject' | 'cancel' | 'delete' | 'email';

/** Runs one call at a time. */
export function useMessageActs() {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  return useSingleMutation({
    mutationKey: ['message'],
    mutationFn: ({ act, message }: { readonly act: MessageAct; readonly message: Message }) =>
      sendAct(act, message, keyFor([act, message.id])),
    onSuccess: async (_, { act, message }) => {
      forget();
      if (act === 'email') return;
      // A fetch that started before the reply is stale.
      await cache.cancelQueries({ queryKey: messagesQuery.queryKey });
      changeAnswer(cache, 'messages', (messages) => messages && withoutMessage(messages, message.id));
      if (act === 'accept') void invalidate(cache, 'myself', 'actions', 'cards', 'exchange', 'outfit', 'together');
      if (act !== 'delete') void invalidate(cache, 'messages');
    },
    onError: (_, { act }) => {
      if (act !== 'email') void invalidate(cache, 'messages');
    },
  });
}

/** `content` is the new state of an accepted invitation. */
type ActReply = {
  readonly message?: string;
  readonly content?: Message;
  /** Changes to the reader. */
  readonly messages?: readonly ResultMessage[];
};

function sendAct(act: MessageAct, { id, relatedId }: Message, key: string): Promise<ActReply> {
  switch (act) {
    case 'accept':
      return call('POST /messages/acceptinvitation', { id: relatedId });
    case 'reject':
      return call('POST /messages/rejectinvitation', { id: relatedId });
    case 'cancel':
      return call('POST /messages/cancelinvitation', { id: relatedId });
    case 'delete':
      return call('POST /messages/deletemessage', { id });
    case 'email':
      return call('POST /messages/emailmessage', { id }, key);
  }
}
