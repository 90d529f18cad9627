import { type RefObject, useEffect, useRef } from 'react';

/** A section that takes the focus when its focused line is removed, so that keyboard users continue there. */
export function useFocusOfLost<Part extends HTMLElement>(count: number): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const last = useRef(count);
  useEffect(() => {
    if (count < last.current && document.activeElement === document.body) part.current?.focus();
    last.current = count;
  }, [count]);
  return part;
}
