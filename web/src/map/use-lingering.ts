import { useEffect, useState } from 'react';

/** What was shown last stays on the page so long after it is over: `isLeaving` meanwhile. */
export function useLingering(isShown: boolean, ms: number): { readonly isThere: boolean; readonly isLeaving: boolean } {
  const [isLeft, setLeft] = useState(false);
  if (isShown && !isLeft) setLeft(true);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setLeft(false), ms);
    return () => clearTimeout(timer);
  }, [isShown, ms]);
  return { isThere: isShown || isLeft, isLeaving: !isShown && isLeft };
}
