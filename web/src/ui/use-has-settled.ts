import { useEffect, useState } from 'react';

/** After this time, screen readers have registered the live regions. */
const settleMs = 200;

/** True shortly after the first render. Screen readers announce only content that is added to a live region later. */
export function useHasSettled(): boolean {
  const [hasSettled, setHasSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return hasSettled;
}
