import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Reports the place under a moving mouse. Browsers also send enter and leave events when places move under an idle
 * mouse. Those events are ignored.
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
    // Listen on the view, because open ground has no element.
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

export const placeOf = (target: EventTarget | null): number | undefined =>
  target instanceof HTMLElement && target.dataset.place ? Number(target.dataset.place) : undefined;

/** The place with keyboard focus. It stays selected when the mouse leaves another place. */
const placeOfKeys = (): number | undefined => {
  const { activeElement } = document;
  return activeElement?.matches(':focus-visible') ? placeOf(activeElement) : undefined;
};
