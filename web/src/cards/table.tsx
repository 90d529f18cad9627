import type { Card } from '@underhall/contract';
import { lazy, Suspense, useState } from 'react';
import { Failure } from '../api/failures.ts';
import { world } from '../api/world.ts';
import { fullHand } from '../constants/story.ts';
import { useOrdered } from '../preferences/order-list.ts';
import { shortcutFor } from '../preferences/shortcut-for.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { TroubleNote } from '../ui/trouble-note.tsx';
import type { CardPlay } from './card-play.ts';
import css from './cards.module.css';
import { Deck } from './deck.tsx';
import { type Cards, needsConfirmation } from './hand-state.ts';
import { HeldCard } from './held-card.tsx';
import { useTable } from './use-table.ts';

const RefillModal = lazy(async () => ({ default: (await import('./refill-modal.tsx')).RefillModal }));

/** The world's texts for the reasons why there is no deck. */
const noneTexts = {
  'no lodgings': world.texts.cards.noLodging,
  'no hand here': world.texts.cards.noneHere,
  'none here': world.texts.cards.notDrawnHere,
} as const;

export function Table(props: CardPlay & { readonly cards: Cards; readonly hasKeys: boolean }) {
  const { cards, playing, hasKeys } = props;
  const { displayCards, handSize, noneBecause } = cards;
  const { deck, notice, failed, draw, discard, playCard, again, ...table } = useTable(props);
  const [cardInQuestion, ask] = useState<Card>();
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
        {!noneBecause && <Deck ref={deck} cards={cards} isDrawing={table.isDrawing} onPress={draw} />}
        <ul className={css.held} aria-label="Your hand">
          {[...shown, ...folded].map((card, at) => (
            <HeldCard
              key={card.eventId}
              card={card}
              isNew={card.eventId === table.drawnCard}
              isBusy={card.eventId === playing || card.eventId === table.discarded}
              shortcut={hasKeys ? shortcutFor(at) : undefined}
              onPlay={() => void playCard(card)}
              onDiscard={() => (needsConfirmation(card) ? ask(card) : discard(card))}
            />
          ))}
          {Array.from({ length: emptyPlaces }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
            <li key={place} className={css.place} aria-hidden="true" />
          ))}
        </ul>
      </div>
      {cardInQuestion && (
        <DiscardQuestion card={cardInQuestion} onYes={() => discard(cardInQuestion)} onDone={() => ask(undefined)} />
      )}
      {table.isRefilling && (
        <Suspense>
          <RefillModal dueAt={cards.dueAt} onClose={table.endRefill} />
        </Suspense>
      )}
    </>
  );
}

const thingOf = ({ eventId, name }: Card) => ({ kind: 'card' as const, id: eventId, name: wordsOf(name) });

type DiscardQuestionProps = { readonly card: Card; readonly onYes: () => void; readonly onDone: () => void };

function DiscardQuestion({ card, onYes, onDone }: DiscardQuestionProps) {
  const yes = () => {
    onDone();
    onYes();
  };
  return (
    <ConfirmDialog title="Discard it?" yes="Discard" no="Keep it" onYes={yes} onNo={onDone}>
      <p>
        If you discard <strong>{wordsOf(card.name)}</strong>, it may be a long time before you draw it again.
      </p>
    </ConfirmDialog>
  );
}
