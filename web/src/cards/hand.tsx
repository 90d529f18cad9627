import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { world } from '../api/world.ts';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { smoothScrollTo } from '../ui/smooth-scroll.ts';
import css from './cards.module.css';
import { forgetStory, useCards, useNextCard } from './cards-queries.ts';
import type { Playing } from './playing.ts';
import { Table } from './table.tsx';

/** All of it, or one line of it below the stories. */
export type HandLook = 'table' | 'strip';

type HandProps = Playing & {
  readonly look?: HandLook;
  /** The player asked for the hand from elsewhere on the page: its heading takes the focus. */
  readonly isSought?: boolean;
  readonly onFound?: () => void;
  /** A storylet lies open that this page does not show: begun in another tab, perhaps. */
  readonly onStoryInProgress?: () => void;
};

/** Deck and hand, with all that can be done with them. */
export function Hand(props: HandProps) {
  const { look = 'table', isSought = false, onFound, play, playing, onStoryInProgress } = props;
  const query = useCards();
  useNextCard(query);
  const { data, error, refetch } = query;
  const cache = useQueryClient();
  const [since] = useState(Date.now);
  const tellStory = useEffectEvent(() => {
    forgetStory(cache);
    onStoryInProgress?.();
  });
  // What was known before this page showed the list says nothing of it.
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
    if (isSought) takeFocus();
  }, [isSought]);
  // Where none are drawn and none are held, there is nothing to tell.
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
