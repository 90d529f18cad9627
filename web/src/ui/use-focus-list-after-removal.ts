import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref for a list that receives focus when its focused entry is removed. `count` is the number of entries. */
export function useFocusListAfterRemoval<Part extends HTMLElement>(count: number): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const last = useRef(count);
  useEffect(() => {
    if (count < last.current && document.activeElement === document.body) part.current?.focus();
    last.current = count;
  }, [count]);
  return part;
}
