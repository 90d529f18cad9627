import type { Card } from '@underhall/contract';
import { lazy, Suspense } from 'react';
import { Failure } from '../api/failures.ts';
import { world } from '../api/world.ts';
import { fullHand } from '../constants/story.ts';
import { useOrdered } from '../preferences/order-list.ts';
import { shortcutFor } from '../preferences/shortcut-for.ts';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { TroubleNote } from '../ui/trouble-note.tsx';
import type { CardPlay } from './card-play.ts';
import css from './cards.module.css';
import { Deck } from './deck.tsx';
import type { Cards } from './hand-state.ts';
import { HeldCard } from './held-card.tsx';
import { useTable } from './use-table.ts';

const RefillModal = lazy(async () => ({ default: (await import('./refill-modal.tsx')).RefillModal }));

/** The world's texts for the reasons why there is no deck. */
const noneTexts = {
  'no lodgings': world.texts.cards.noLodging,
  'no hand here': world.texts.cards.noneHere,
  'none here': world.texts.cards.notDrawnHere,
} as const;

type TableProps = CardPlay & { readonly cards: Cards; readonly hasKeys: boolean; readonly isQuiet: boolean };

export function Table(props: TableProps) {
  const { cards, playing, hasKeys, isQuiet } = props;
  const { displayCards, handSize, noneBecause } = cards;
  const { deck, notice, failed, draw, discard, playCard, again, ...table } = useTable(props);
  const { shown, folded } = useOrdered(displayCards, thingOf);
  const emptyPlaces = noneBecause ? 0 : Math.max(0, handSize - displayCards.length);
  return (
    <>
      {failed instanceof Failure ? (
        <Failed error={failed} onAgain={again} />
      ) : (
        failed && <TroubleNote message={failed.message} />
      )}
      <p role="status" className={css.said}>
        {notice}
      </p>
      {noneBecause && <Empty>{noneTexts[noneBecause]}</Empty>}
      <div className={css.table} data-size={Math.min(handSize, fullHand)}>
        {!noneBecause && <Deck ref={deck} cards={cards} isDrawing={table.isDrawing} onPress={draw} isInert={isQuiet} />}
        <ul className={css.held} aria-label="Your hand">
          {[...shown, ...folded].map((card, at) => (
            <HeldCard
              key={card.eventId}
              card={card}
              isNew={card.eventId === table.drawnCard}
              isBusy={card.eventId === playing || card.eventId === table.discarded}
              shortcut={hasKeys ? shortcutFor(at) : undefined}
              onPlay={() => void playCard(card)}
              onDiscard={() => discard(card)}
            />
          ))}
          {Array.from({ length: emptyPlaces }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
            <li key={place} className={css.place} aria-hidden="true" />
          ))}
        </ul>
      </div>
      {table.isRefilling && (
        <Suspense>
          <RefillModal dueAt={cards.dueAt} onClose={table.endRefill} />
        </Suspense>
      )}
    </>
  );
}

const thingOf = ({ eventId, name }: Card) => ({ kind: 'card' as const, id: eventId, name: wordsOf(name) });
