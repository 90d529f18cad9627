import { useQueryClient } from '@tanstack/react-query';
import type { Card } from '@underhall/contract';
import { useRef, useState } from 'react';
import { invalidate } from '../api/answers.ts';
import { hasStore } from '../api/world.ts';
import { wordsOf } from '../ui/sanitize.ts';
import type { CardPlay } from './card-play.ts';
import { useHandCommands } from './cards-queries.ts';
import { type Cards, lookOf } from './hand-state.ts';

/** State and handlers of deck and hand, and the notice below. */
export function useTable({ cards, play, playing }: CardPlay & { readonly cards: Cards }) {
  const cache = useQueryClient();
  const { drawing, discarding, whyNot } = useHandCommands(playing !== undefined);
  const [notice, say] = useState('');
  const [drawnCard, setDrawn] = useState<number>();
  const [isRefilling, setRefilling] = useState(false);
  const deck = useRef<HTMLButtonElement>(null);
  /** Returns true if no other call is running. Otherwise shows which call is running. */
  const isFree = (): boolean => {
    const why = whyNot();
    say(why ?? '');
    return why === undefined;
  };
  const draw = () => {
    const look = lookOf(cards);
    if (look === 'refill') return setRefilling(hasStore());
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
        // The pressed button no longer exists, so move focus to the deck.
        deck.current?.focus();
      },
    });
  };
  const playCard = async ({ eventId }: Card) => {
    if (!isFree()) return;
    await play(eventId);
    // Playing an autofire card removes it from the hand at once.
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
    drawnCard,
    discarded: discarding.isPending ? discarding.variables : undefined,
    endRefill: () => setRefilling(false),
  };
}
