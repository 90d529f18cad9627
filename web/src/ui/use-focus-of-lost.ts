import { type RefObject, useEffect, useRef } from 'react';

/** A part of the page that takes the focus when the line that had it has gone, so that the keyboard goes on from there. */
export function useFocusOfLost<Part extends HTMLElement>(count: number): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const last = useRef(count);
  useEffect(() => {
    if (count < last.current && document.activeElement === document.body) part.current?.focus();
    last.current = count;
  }, [count]);
  return part;
}
