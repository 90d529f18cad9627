import { useEffect } from 'react';
import { useAnswer } from '../api/answers.ts';
import { ToldHtml } from '../ui/told-html.tsx';
import css from './arrival-line.module.css';
import { forgetArrival, useMapShown } from './map-shown.ts';

/** The words of an arrival. They go once the story goes on. */
export function ArrivalLine() {
  const { arrival } = useMapShown();
  const phase = useAnswer('story')?.reply?.phase;
  const isOver = arrival !== undefined && phase !== undefined && phase !== 'Available';
  useEffect(() => {
    if (isOver) forgetArrival();
  }, [isOver]);
  return <div role="status">{arrival !== undefined && <ToldHtml as="p" html={arrival} className={css.arrival} />}</div>;
}
