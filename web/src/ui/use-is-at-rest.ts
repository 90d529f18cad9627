import { useEffect, useState } from 'react';

/** A screen reader has found what was drawn by then. */
const restMs = 200;

/** True a moment after this was first drawn: a screen reader tells what is put into a region it knows, not what came with it. */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest;
}
