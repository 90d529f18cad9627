import { useEffect, useState } from 'react';

/** Holds a hidden part on the page for `ms` more, while its closing is animated: `isLeaving` meanwhile. */
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
