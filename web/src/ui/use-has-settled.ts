import { useEffect, useState } from 'react';

/** Delay until screen readers have registered the live regions. */
const settleMs = 200;

/** Becomes true shortly after the first render, because screen readers announce only later changes of a live region. */
export function useHasSettled(): boolean {
  const [hasSettled, setHasSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return hasSettled;
}
