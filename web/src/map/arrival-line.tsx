import { useEffect, useState } from 'react';
import { useAnswer } from '../api/answers.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import css from './arrival-line.module.css';
import { clearArrival, useMapState } from './map-state.ts';

/**
 * The arrival text. A new text appears once the list of the new place has loaded. The text stays until the next
 * arrival.
 */
export function ArrivalLine() {
  const { arrival } = useMapState();
  const isOnTheWay = useAnswer('story')?.asking?.kind === 'look';
  const [words, setWords] = useState(isOnTheWay ? undefined : arrival);
  if (!isOnTheWay && words !== arrival) setWords(arrival);
  // Screen readers announce changes to a status but not its initial content, so the text is inserted after mount.
  const [isHeard, setHeard] = useState(false);
  useEffect(() => setHeard(true), []);
  return (
    <div role="status" className={css.status}>
      {words !== undefined && <SanitizedHtml key={`${isHeard}`} as="p" html={words} className={css.arrival} />}
    </div>
  );
}

export function useClearArrival(): void {
  const { arrival } = useMapState();
  const phase = useAnswer('story')?.reply?.phase;
  const isOver = arrival !== undefined && phase !== undefined && phase !== 'Available';
  useEffect(() => {
    if (isOver) clearArrival();
  }, [isOver]);
}
