import type { Message } from '@underhall/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../api/session.ts';
import { world } from '../api/world.ts';
import { Empty } from '../ui/empty.tsx';
import { Section } from '../ui/section.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useMedia, wideScreen } from '../ui/use-media.ts';
import { type AccountAddress, type MessageAction, MessageLine } from './message-line.tsx';
import css from './messages.module.css';
import { newsSince } from './messages-state.ts';
import { type ListName, lists, recordSeen, seenOf } from './seen-messages.ts';

type MessageListsProps = {
  readonly interactions: readonly Message[];
  readonly feedMessages: readonly Message[];
  /** True during a fetch, when the lists may be stale. */
  readonly isFetching: boolean;
  /** The message that the player came to read. */
  readonly wanted: number | undefined;
  readonly running: { readonly id: number; readonly action: MessageAction } | undefined;
  readonly hasActions: boolean;
  readonly address: AccountAddress;
  readonly onAction: (action: MessageAction, message: Message) => void;
};

/**
 * Shows both lists side by side if there is room, otherwise as tabs. The list with new messages opens first. On a tie,
 * interactions open first unless that list is empty.
 */
const texts = world.texts.people;

export function MessageLists({
  interactions,
  feedMessages,
  isFetching,
  wanted,
  running,
  onAction,
  ...reader
}: MessageListsProps) {
  const isWide = useMedia(wideScreen);
  const news = useNews({ Messages: interactions, Recently: feedMessages });
  const [chosen, choose] = useState<ListName>();
  const withNews = lists.filter((name) => news[name].size > 0);
  const hasWanted = (messages: readonly Message[]) => messages.some(({ id }) => id === wanted);
  const asked = hasWanted(interactions) ? 'Messages' : hasWanted(feedMessages) ? 'Recently' : undefined;
  const usual = interactions.length === 0 && feedMessages.length > 0 ? 'Recently' : 'Messages';
  const open = chosen ?? asked ?? (withNews.length === 1 && withNews[0] ? withNews[0] : usual);
  // Messages that come later do not switch the tab.
  if (chosen === undefined && !isFetching) choose(open);
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
            isWanted={message.id === wanted}
            running={running?.id === message.id ? running.action : undefined}
            isBusy={running !== undefined}
            onAction={(action) => onAction(action, message)}
          />
        ))}
      </ul>
    );
  const hasBoth = interactions.length > 0 && feedMessages.length > 0;
  if (isWide) {
    return (
      <div className={hasBoth ? css.both : css.one}>
        <Section title={texts.messages}>{list(interactions, 'Messages')}</Section>
        <Section title={texts.recently}>{list(feedMessages, 'Recently')}</Section>
      </div>
    );
  }
  return (
    <Tabs
      label={texts.messages}
      names={lists}
      labels={{ Messages: texts.messages, Recently: texts.recently }}
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

/** Ids of the new messages in each list. Messages stay new until the reader leaves the page. */
function useNews(messages: Readonly<Record<ListName, readonly Message[]>>) {
  const reader = useSession().data?.user.id;
  const [seen] = useState(
    () => new Map(lists.map((list) => [list, reader === undefined ? '' : seenOf(reader, list)] as const)),
  );
  const idsOf = (list: ListName): ReadonlySet<number> =>
    new Set(newsSince(messages[list], seen.get(list) ?? '').map(({ id }) => id));
  return { Messages: idsOf('Messages'), Recently: idsOf('Recently') };
}

function useSeeing(isInSight: boolean, list: ListName, messages: readonly Message[]): void {
  const reader = useSession().data?.user.id;
  useEffect(() => {
    if (isInSight && reader !== undefined) recordSeen(reader, list, messages);
  }, [isInSight, reader, list, messages]);
}
