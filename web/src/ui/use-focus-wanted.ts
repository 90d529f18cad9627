import { type RefObject, useEffect, useRef } from 'react';

/** Ref of a heading that is focused and scrolled into view if the player came to see its entry. */
export function useFocusWanted(isWanted: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return heading;
}
