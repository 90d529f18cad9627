import { useEffect, useState } from 'react';
import { useAnswer } from '../api/answers.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import css from './arrival-line.module.css';
import { forgetArrival, useMapShown } from './map-shown.ts';

/** The words of an arrival. They come together with the list of the new place, and stay until that of the next. */
export function ArrivalLine() {
  const { arrival } = useMapShown();
  const isOnTheWay = useAnswer('story')?.asking?.kind === 'look';
  const [words, setWords] = useState(isOnTheWay ? undefined : arrival);
  if (!isOnTheWay && words !== arrival) setWords(arrival);
  // Ears hear what comes into a status, and not what it begins with: so the words are put in once more.
  const [isHeard, setHeard] = useState(false);
  useEffect(() => setHeard(true), []);
  return (
    <div role="status" className={css.status}>
      {words !== undefined && <SanitizedHtml key={`${isHeard}`} as="p" html={words} className={css.arrival} />}
    </div>
  );
}

/** Forgets the words of an arrival once the story goes on. The line itself is gone by then: it stands over lists alone. */
export function useForgettingArrival(): void {
  const { arrival } = useMapShown();
  const phase = useAnswer('story')?.reply?.phase;
  const isOver = arrival !== undefined && phase !== undefined && phase !== 'Available';
  useEffect(() => {
    if (isOver) forgetArrival();
  }, [isOver]);
}
