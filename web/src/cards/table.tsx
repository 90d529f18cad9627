import { useQueryClient } from '@tanstack/react-query';
import type { Card } from '@underhall/contract';
import { lazy, Suspense, useRef, useState } from 'react';
import { invalidate } from '../api/answers.ts';
import { Failure } from '../api/failures.ts';
import { useOrdered } from '../comfort/use-ordered.ts';
import { fullHand } from '../constants/story.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Empty } from '../ui/empty.tsx';
import { wordsOf } from '../ui/game-html.ts';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './cards.module.css';
import { useHandling } from './cards-queries.ts';
import { Deck } from './deck.tsx';
import { type Cards, isMissed, lookOf } from './hand-state.ts';
import { HeldCard } from './held-card.tsx';
import type { Playing } from './playing.ts';

const RefillModal = lazy(async () => ({ default: (await import('./refill-modal.tsx')).RefillModal }));

/** Why there is nothing to hold, as the world would put it. */
const noneWords = {
  'no lodgings':
    'Callers leave their cards where one lives, and as yet you live nowhere. A room of your own comes with a nail by the door.',
  'no hand here': 'Nobody leaves cards here. They know better.',
  'none here': 'Nobody leaves cards here. What you hold can be played all the same.',
} as const;

type TableProps = Playing & { readonly cards: Cards };

/** The deck beside the cards held. */
export function Table({ cards, play, playing }: TableProps) {
  const cache = useQueryClient();
  const { drawing, discarding, whyNot } = useHandling(playing !== undefined);
  const [said, say] = useState('');
  const [isRefilling, setRefilling] = useState(false);
  const [asked, ask] = useState<Card>();
  const deck = useRef<HTMLButtonElement>(null);
  const { displayCards, handSize, noneBecause } = cards;
  const { shown, folded } = useOrdered(displayCards, ({ eventId, name }) => ({
    kind: 'card',
    id: eventId,
    name: wordsOf(name),
  }));

  const draw = () => {
    const look = lookOf(cards);
    if (look === 'refill') return setRefilling(true);
    if (look === 'disabled') return;
    const why = whyNot();
    say(why ?? '');
    if (why !== undefined) return;
    discarding.reset();
    drawing.mutate(undefined, {
      onSuccess: ({ displayCards: now, message }) => say(message ?? `Drawn: ${wordsOf(now.at(-1)?.name ?? '')}.`),
    });
  };
  const discard = ({ eventId, name }: Pick<Card, 'eventId' | 'name'>) => {
    ask(undefined);
    const why = whyNot();
    say(why ?? '');
    if (why !== undefined) return;
    drawing.reset();
    discarding.mutate(eventId, {
      onSuccess: () => {
        say(`Discarded: ${wordsOf(name)}.`);
        // Its button is gone, and the deck is what comes next.
        deck.current?.focus();
      },
    });
  };
  const playCard = async ({ eventId }: Card) => {
    const why = whyNot();
    say(why ?? '');
    if (why !== undefined) return;
    await play(eventId);
    // A card that happens at once has left the hand by now.
    void invalidate(cache, 'cards');
  };

  const failed = drawing.error ?? discarding.error;
  const again = () => {
    if (drawing.error) return drawing.mutate();
    if (discarding.variables !== undefined) discarding.mutate(discarding.variables);
  };
  const emptyPlaces = noneBecause ? 0 : Math.max(0, handSize - displayCards.length);
  return (
    <>
      {failed && (
        <TroubleNote message={failed.message}>
          {failed instanceof Failure && <Button onClick={again}>Try once more</Button>}
        </TroubleNote>
      )}
      <p role="status" className={css.said}>
        {said}
      </p>
      {noneBecause && <Empty>{noneWords[noneBecause]}</Empty>}
      <div className={css.table} data-size={Math.min(handSize, fullHand)}>
        {!noneBecause && <Deck ref={deck} cards={cards} isDrawing={drawing.isPending} onPress={draw} />}
        <ul className={css.held} aria-label="Your hand">
          {[...shown, ...folded].map((card) => (
            <HeldCard
              key={card.eventId}
              card={card}
              isBusy={playing === card.eventId || (discarding.isPending && discarding.variables === card.eventId)}
              onPlay={() => void playCard(card)}
              onDiscard={() => (isMissed(card) ? ask(card) : discard(card))}
            />
          ))}
          {Array.from({ length: emptyPlaces }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
            <li key={place} className={css.place} aria-hidden="true" />
          ))}
        </ul>
      </div>
      {asked && (
        <ConfirmDialog
          title="Discard it?"
          yes="Discard"
          no="Keep it"
          onYes={() => discard(asked)}
          onNo={() => ask(undefined)}
        >
          <p>
            <strong>{wordsOf(asked.name)}</strong> does not come often. Once thrown away it may be long before it is
            drawn again.
          </p>
        </ConfirmDialog>
      )}
      {isRefilling && (
        <Suspense>
          <RefillModal dueAt={cards.dueAt} onClose={() => setRefilling(false)} />
        </Suspense>
      )}
    </>
  );
}
