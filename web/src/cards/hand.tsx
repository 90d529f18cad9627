import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { world } from '../api/world.ts';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import css from './cards.module.css';
import { forgetStory, useCards, useNextCard } from './cards-queries.ts';
import type { Playing } from './playing.ts';
import { Table } from './table.tsx';

type HandProps = Playing & {
  /** A storylet lies open that this page does not show: begun in another tab, perhaps. */
  readonly onStoryInProgress?: () => void;
};

/** Deck and hand, with all that can be done with them. */
export function Hand({ play, playing, onStoryInProgress }: HandProps) {
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
  // Where none are drawn and none are held, there is nothing to tell.
  if (data?.noneBecause === 'none here' && data.displayCards.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="opportunities" aria-busy={query.isFetching}>
      <div className={css.head}>
        <h2 id="opportunities">Opportunities</h2>
        {data && !data.noneBecause && (
          <p>
            {data.displayCards.length} of {data.handSize} in hand
          </p>
        )}
      </div>
      {error && !data && <Failed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading>{world.texts.cards.waiting}</Loading>}
      {data && <Table cards={data} play={play} playing={playing} />}
    </section>
  );
}
