import type { Possession } from '@underhall/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { wordsOf } from '../ui/sanitize.ts';
import type { OutfitState } from './outfit-state.ts';

/** Describes the last outfit change for screen readers, which cannot see an item move. */
export function useOutfitAnnouncement({ slots }: OutfitState, things: readonly Possession[]): string {
  const worn = Object.values(slots).flatMap(({ id }) => id ?? []);
  const [known, setKnown] = useState(worn);
  const [news, setNews] = useState('');
  if (worn.join() !== known.join()) {
    setKnown(worn);
    const put = namesOnlyIn(worn, known, things);
    const taken = namesOnlyIn(known, worn, things);
    setNews([put && `Now worn: ${put}.`, taken && `No longer worn: ${taken}.`].filter(Boolean).join(' '));
  }
  return news;
}

const namesOnlyIn = (ids: readonly number[], others: readonly number[], things: readonly Possession[]): string =>
  things
    .filter(({ id }) => ids.includes(id) && !others.includes(id))
    .map(({ name }) => wordsOf(name))
    .join(', ');

let pressedThing: number | undefined;

/** Stores the pressed item, because the item's button may move after the change. */
export function keepFocusOn(thing: number): void {
  pressedThing = thing;
}

/** Returns a ref for the container of an item's button. Restores focus after the item has moved. */
export function useRestoredFocus(thing: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressedThing !== thing) return;
    pressedThing = undefined;
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, [thing]);
  return place;
}
