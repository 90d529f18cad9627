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

/** `table` is the whole hand; `strip` is one line below the stories. */
export type HandLook = 'table' | 'strip';

type HandProps = CardPlay & {
  readonly look?: HandLook;
  /** True if the player navigated to the hand: its heading takes the focus. */
  readonly isFocusPending?: boolean;
  readonly onFound?: () => void;
  /** Called if a storylet is open that this page does not show, for example from another tab. */
  readonly onStoryInProgress?: () => void;
};

/** Deck and hand with all controls. */
export function Hand(props: HandProps) {
  const { look = 'table', isFocusPending = false, onFound, play, playing, onStoryInProgress } = props;
  const query = useCards();
  useNextCard(query);
  const { data, error, refetch } = query;
  const cache = useQueryClient();
  const [since] = useState(Date.now);
  const tellStory = useEffectEvent(() => {
    markStoryReported(cache);
    onStoryInProgress?.();
  });
  // Ignore state from before this page was shown.
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
  // There is nothing to show without a deck and without cards.
  const isEmpty = data?.noneBecause !== undefined && data.displayCards.length === 0;
  if (isEmpty && (look === 'strip' || data.noneBecause === 'none here')) return null;
  return (
    <section className={css.section} data-look={look} aria-labelledby="opportunities" aria-busy={query.isFetching}>
      <div className={css.head}>
        <h2 id="opportunities" ref={heading} tabIndex={-1}>
          Opportunities
        </h2>
        {data && !data.noneBecause && (
          <p>
            {data.displayCards.length} of {data.handSize} in hand
          </p>
        )}
      </div>
      {error && !data && <Failed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading>{world.texts.cards.waiting}</Loading>}
      {data && <Table cards={data} play={play} playing={playing} hasKeys={look === 'table'} />}
    </section>
  );
}
