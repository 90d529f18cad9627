import type { Message } from '@underhall/contract';
import { type ReactNode, useState } from 'react';
import { Empty } from '../ui/empty.tsx';
import { Section } from '../ui/section.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useMedia, wide } from '../ui/use-media.ts';
import { MessageLine, type Wish } from './message-line.tsx';
import css from './messages.module.css';

type MessageListsProps = {
  readonly interactions: readonly Message[];
  readonly feedMessages: readonly Message[];
  /** The deed that is under way, and its message. */
  readonly doing: { readonly id: number; readonly wish: Wish } | undefined;
  readonly hasActions: boolean;
  readonly hasAddress: boolean;
  readonly onWish: (wish: Wish, message: Message) => void;
};

const names = ['Messages', 'Recently'] as const;

/**
 * Both lists: side by side where there is room, else by tabs. What waits for its reader is the one that is open first, but
 * where nothing waits and something was told.
 */
export function MessageLists({ interactions, feedMessages, doing, onWish, ...reader }: MessageListsProps) {
  const isWide = useMedia(wide);
  const [chosen, choose] = useState<(typeof names)[number]>(
    interactions.length === 0 && feedMessages.length > 0 ? 'Recently' : 'Messages',
  );
  const list = (messages: readonly Message[]): ReactNode =>
    messages.length === 0 ? (
      <Empty>No messages</Empty>
    ) : (
      <ul className={css.list}>
        {messages.map((message) => (
          <MessageLine
            key={message.id}
            {...reader}
            message={message}
            doing={doing?.id === message.id ? doing.wish : undefined}
            isBusy={doing !== undefined}
            onWish={(wish) => onWish(wish, message)}
          />
        ))}
      </ul>
    );
  // An empty list needs no half of the page.
  const hasBoth = interactions.length > 0 && feedMessages.length > 0;
  if (isWide) {
    return (
      <div className={hasBoth ? css.both : css.one}>
        <Section title="Messages">{list(interactions)}</Section>
        <Section title="Recently">{list(feedMessages)}</Section>
      </div>
    );
  }
  return (
    <Tabs
      label="Messages"
      names={names}
      chosen={chosen}
      onChoose={choose}
      waiting={{
        Messages: { count: interactions.length, of: messagesIn(interactions.length) },
        Recently: { count: feedMessages.length, of: messagesIn(feedMessages.length) },
      }}
    >
      {list(chosen === 'Messages' ? interactions : feedMessages)}
    </Tabs>
  );
}

const messagesIn = (count: number): string => (count === 1 ? 'message' : 'messages');
