import type { Message } from '@underhall/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../api/session.ts';
import { Empty } from '../ui/empty.tsx';
import { Section } from '../ui/section.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useMedia, wide } from '../ui/use-media.ts';
import { MessageLine, type Wish } from './message-line.tsx';
import css from './messages.module.css';
import { newsSince } from './messages-state.ts';
import { type ListName, lists, noteSeen, seenOf } from './seen.ts';

type MessageListsProps = {
  readonly interactions: readonly Message[];
  readonly feedMessages: readonly Message[];
  /** They are being asked for: what is there may be of before. */
  readonly isAsking: boolean;
  /** The deed that is under way, and its message. */
  readonly doing: { readonly id: number; readonly wish: Wish } | undefined;
  readonly hasActions: boolean;
  readonly hasAddress: boolean;
  readonly onWish: (wish: Wish, message: Message) => void;
};

/**
 * Both lists: side by side where there is room, else by tabs. The one with something new is open first; where both have,
 * or neither, what waits for its reader is, but where nothing waits and something was told.
 */
export function MessageLists({ interactions, feedMessages, isAsking, doing, onWish, ...reader }: MessageListsProps) {
  const isWide = useMedia(wide);
  const news = useNews({ Messages: interactions, Recently: feedMessages });
  const [chosen, choose] = useState<ListName>();
  const withNews = lists.filter((name) => news[name].size > 0);
  const usual = interactions.length === 0 && feedMessages.length > 0 ? 'Recently' : 'Messages';
  const open = chosen ?? (withNews.length === 1 && withNews[0] ? withNews[0] : usual);
  // What comes later takes nobody to the other list.
  if (chosen === undefined && !isAsking) choose(open);
  useSeeing(isWide || open === 'Messages', 'Messages', interactions);
  useSeeing(isWide || open === 'Recently', 'Recently', feedMessages);
  const list = (messages: readonly Message[], name: ListName): ReactNode =>
    messages.length === 0 ? (
      <Empty>No messages</Empty>
    ) : (
      <ul className={css.list}>
        {messages.map((message) => (
          <MessageLine
            key={message.id}
            {...reader}
            message={message}
            isNew={news[name].has(message.id)}
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
        <Section title="Messages">{list(interactions, 'Messages')}</Section>
        <Section title="Recently">{list(feedMessages, 'Recently')}</Section>
      </div>
    );
  }
  return (
    <Tabs
      label="Messages"
      names={lists}
      chosen={open}
      onChoose={choose}
      waiting={{
        Messages: { count: interactions.length, of: messagesIn(interactions.length) },
        Recently: { count: news.Recently.size, of: 'new' },
      }}
    >
      {open === 'Messages' ? list(interactions, open) : list(feedMessages, open)}
    </Tabs>
  );
}

const messagesIn = (count: number): string => (count === 1 ? 'message' : 'messages');

/** The ids of what is new in each list: of all that came after this reader last had it in sight, until they leave the page. */
function useNews(messages: Readonly<Record<ListName, readonly Message[]>>) {
  const reader = useSession().data?.user.id;
  const [seen] = useState(
    () => new Map(lists.map((list) => [list, reader === undefined ? '' : seenOf(reader, list)] as const)),
  );
  const idsOf = (list: ListName): ReadonlySet<number> =>
    new Set(newsSince(messages[list], seen.get(list) ?? '').map(({ id }) => id));
  return { Messages: idsOf('Messages'), Recently: idsOf('Recently') };
}

/** Notes what is in sight as seen. */
function useSeeing(isInSight: boolean, list: ListName, messages: readonly Message[]): void {
  const reader = useSession().data?.user.id;
  useEffect(() => {
    if (isInSight && reader !== undefined) noteSeen(reader, list, messages);
  }, [isInSight, reader, list, messages]);
}
