import { type RefObject, useLayoutEffect } from 'react';
import { placeBelow } from './place-beside.ts';

/**
 * Keeps the open list at its button while the page scrolls. Closes the list on blur, because it would cover the newly
 * focused element.
 */
export function usePositionBelow(
  isOpen: boolean,
  button: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  // Run before paint. Otherwise the list flickers at another position, and a quick Tab leaves it open.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = () => button.current && list.current && placeBelow(button.current, list.current);
    place();
    const leave = ({ target }: FocusEvent) => {
      const isHere = target === button.current || list.current?.contains(target as Node);
      if (!isHere) list.current?.hidePopover?.();
    };
    document.addEventListener('focusin', leave);
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      document.removeEventListener('focusin', leave);
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [isOpen, button, list]);
}
