import { useEffect, useState } from 'react';

/** By then a screen reader has registered the rendered live regions. */
const restMs = 200;

/**
 * True shortly after the first render. Screen readers announce content added to a known live region, not its initial
 * content.
 */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest;
}
