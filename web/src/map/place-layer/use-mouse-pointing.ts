import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Tells which place a mouse is moved onto, and off. Only a mouse that moves points at anything else: what glides in or
 * away beneath one at rest is told by the browser as entered and left, and neither takes a choice nor makes one.
 */
export function useMousePointing(
  places: RefObject<HTMLElement | null>,
  onPoint: (id: number | undefined) => void,
): void {
  const move = useEffectEvent((event: PointerEvent) => {
    if (isMovedMouse(event)) onPoint(placeOf(event.target) ?? placeOfKeys());
  });
  const leave = useEffectEvent(({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') onPoint(placeOfKeys());
  });
  useEffect(() => {
    const { current } = places;
    // Of open ground it is heard there alone: nothing is drawn over it that could be left.
    const view = current?.closest<HTMLElement>('[data-map-view]') ?? current;
    if (!view) return;
    const ended = new AbortController();
    const { signal } = ended;
    view.addEventListener('pointermove', (event) => move(event), { signal, passive: true });
    view.addEventListener('pointerleave', (event) => leave(event), { signal });
    return () => ended.abort();
  }, [places]);
}

const isMovedMouse = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);

/** The place whose ground this is. */
export const placeOf = (target: EventTarget | null): number | undefined =>
  target instanceof HTMLElement && target.dataset.place ? Number(target.dataset.place) : undefined;

/** The place that was come to by keys. What a mouse was on meanwhile does not take it away. */
const placeOfKeys = (): number | undefined => {
  const { activeElement } = document;
  return activeElement?.matches(':focus-visible') ? placeOf(activeElement) : undefined;
};
