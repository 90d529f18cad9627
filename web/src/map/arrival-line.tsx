import { useEffect, useState } from 'react';
import { useAnswer } from '../api/answers.ts';
import { ToldHtml } from '../ui/told-html.tsx';
import css from './arrival-line.module.css';
import { forgetArrival, useMapShown } from './map-shown.ts';

/** The words of an arrival. They come together with the list of the new place, and go once the story goes on. */
export function ArrivalLine() {
  const { arrival } = useMapShown();
  const story = useAnswer('story');
  const phase = story?.reply?.phase;
  const isOnTheWay = story?.asking?.kind === 'look';
  const isOver = arrival !== undefined && phase !== undefined && phase !== 'Available';
  useEffect(() => {
    if (isOver) forgetArrival();
  }, [isOver]);
  // Ears hear what comes into a status, and not what it begins with: so the words are put in once more.
  const [isHeard, setHeard] = useState(false);
  useEffect(() => setHeard(true), []);
  return (
    <div role="status" className={css.status}>
      {arrival !== undefined && !isOnTheWay && (
        <ToldHtml key={`${isHeard}`} as="p" html={arrival} className={css.arrival} />
      )}
    </div>
  );
}
