import { useQueryClient } from '@tanstack/react-query';
import type { Message, MessagesReply } from '@underhall/contract';
import { useEffect, useRef, useState } from 'react';
import { invalidate } from '../api/answers.ts';
import { useSession } from '../api/session.ts';
import { browserStorage } from '../api/storage.ts';
import { wordsOf } from '../ui/sanitize.ts';
import { useMessages } from './messages-queries.ts';
import { messagesState, newestNews } from './messages-state.ts';

type MessageWatchProps = {
  readonly isOpen: boolean;
  /** Called with whether any message is newer than the reader's last visit. */
  readonly onNews: (isNews: boolean) => void;
};

/** Polls for messages. Announces new messages to screen readers and through `onNews`. Renders nothing visible. */
export function MessageWatch({ isOpen, onNews }: MessageWatchProps) {
  const cache = useQueryClient();
  const { data } = useMessages();
  const reader = useSession().data?.user.id;
  const last = useRef<MessagesReply>(undefined);
  const [said, say] = useState('');

  useEffect(() => {
    if (!data || last.current === data) return;
    const before = last.current;
    last.current = data;
    if (!before) return;
    // Answering an invitation changes both characters.
    if (messagesState(data, before).isChanged) void invalidate(cache, 'myself');
    const news = newestNews(data);
    if (news && news.date > dateOf(newestNews(before))) say(`New message: ${wordsOf(news.title)}`);
  }, [data, cache]);

  useEffect(() => {
    if (!data || reader === undefined) return;
    const seen = `messages-seen-${reader}`;
    const newest = dateOf(newestNews(data));
    if (isOpen) browserStorage.setItem(seen, newest);
    onNews(!isOpen && newest > (browserStorage.getItem(seen) ?? ''));
  }, [data, isOpen, reader, onNews]);

  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

/** The message's date in ISO 8601, or an empty string without a message. */
const dateOf = (message: Message | undefined): string => message?.date ?? '';
