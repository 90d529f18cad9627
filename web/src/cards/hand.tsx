import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { world } from '../api/world.ts';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { smoothScrollTo } from '../ui/smooth-scroll.ts';
import type { CardPlay } from './card-play.ts';
import css from './cards.module.css';
import { markStoryReported, useCards, useNextCard } from './cards-queries.ts';
import { Table } from './table.tsx';

/** `table` shows the whole hand. `column` shows each card on a line beside the stories. */
export type HandLook = 'table' | 'column';

type HandProps = CardPlay & {
  readonly look?: HandLook;
  /** Without controls, in the same room as with them, because a story is open. */
  readonly isQuiet?: boolean;
  /** If true, the heading receives focus, because the player navigated to the hand. */
  readonly isFocusPending?: boolean;
  readonly onFound?: () => void;
  /** Called if a storylet is open elsewhere, for example in another tab. */
  readonly onStoryInProgress?: () => void;
};

export function Hand(props: HandProps) {
  const { look = 'table', isQuiet = false, isFocusPending = false, onFound, play, playing, onStoryInProgress } = props;
  const query = useCards();
  useNextCard(query);
  const { data, error, refetch } = query;
  const cache = useQueryClient();
  const [since] = useState(Date.now);
  const tellStory = useEffectEvent(() => {
    markStoryReported(cache);
    onStoryInProgress?.();
  });
  // Ignore replies from before this component was mounted.
  const isElsewhere = data?.isStoryInProgress === true && playing === undefined && query.dataUpdatedAt > since;
  useEffect(() => {
    if (isElsewhere) tellStory();
  }, [isElsewhere]);
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    heading.current?.focus({ preventScroll: true });
    if (heading.current) smoothScrollTo(heading.current);
    onFound?.();
  });
  useEffect(() => {
    if (isFocusPending) takeFocus();
  }, [isFocusPending]);
  // Without a deck and cards, there is nothing to show.
  const isEmpty = data?.noneBecause !== undefined && data.displayCards.length === 0;
  if (isEmpty && (look === 'column' || data.noneBecause === 'none here')) return null;
  return (
    <section
      className={css.section}
      data-look={look}
      data-quiet={isQuiet}
      aria-labelledby="opportunities"
      aria-busy={query.isFetching}
    >
      <div className={css.head}>
        <h2 id="opportunities" ref={heading} tabIndex={-1}>
          {world.texts.story.hand}
        </h2>
        {data && !data.noneBecause && (
          <p>
            {data.displayCards.length} of {data.handSize} in hand
          </p>
        )}
      </div>
      {error && !data && <Failed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading>{world.texts.cards.waiting}</Loading>}
      {data && <Table cards={data} play={play} playing={playing} hasKeys={look === 'table'} isQuiet={isQuiet} />}
    </section>
  );
}
