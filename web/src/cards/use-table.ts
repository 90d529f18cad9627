import { useQueryClient } from '@tanstack/react-query';
import type { Card } from '@underhall/contract';
import { useRef, useState } from 'react';
import { invalidate } from '../api/answers.ts';
import { wordsOf } from '../ui/sanitize.ts';
import { useHandling } from './cards-queries.ts';
import { type Cards, lookOf } from './hand-state.ts';
import type { Playing } from './playing.ts';

/** All that can be done with the deck and the hand, and what is said of it. */
export function useTable({ cards, play, playing }: Playing & { readonly cards: Cards }) {
  const cache = useQueryClient();
  const { drawing, discarding, whyNot } = useHandling(playing !== undefined);
  const [notice, say] = useState('');
  const [drawnCard, setDrawn] = useState<number>();
  const [isRefilling, setRefilling] = useState(false);
  const deck = useRef<HTMLButtonElement>(null);
  /** True if nothing else is under way; else it says what is. */
  const isFree = (): boolean => {
    const why = whyNot();
    say(why ?? '');
    return why === undefined;
  };
  const draw = () => {
    const look = lookOf(cards);
    if (look === 'refill') return setRefilling(true);
    if (look === 'disabled' || !isFree()) return;
    discarding.reset();
    drawing.mutate(undefined, {
      onSuccess: ({ displayCards: now, message }) => {
        const last = message === undefined ? now.at(-1) : undefined;
        setDrawn(last?.eventId);
        say(message ?? `Drawn: ${wordsOf(last?.name ?? '')}.`);
      },
    });
  };
  const discard = ({ eventId, name }: Pick<Card, 'eventId' | 'name'>) => {
    if (!isFree()) return;
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
    if (!isFree()) return;
    await play(eventId);
    // A card that happens at once has left the hand by now.
    void invalidate(cache, 'cards');
  };
  const again = () => {
    if (drawing.error) return drawing.mutate();
    if (discarding.variables !== undefined) discarding.mutate(discarding.variables);
  };
  return {
    ...{ deck, notice, draw, discard, playCard, again, isRefilling },
    failed: drawing.error ?? discarding.error,
    isDrawing: drawing.isPending,
    /** The card that was drawn last. */
    drawnCard,
    /** The card that is being discarded. */
    discarded: discarding.isPending ? discarding.variables : undefined,
    endRefill: () => setRefilling(false),
  };
}
