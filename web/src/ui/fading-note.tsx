import { useEffect, useState } from 'react';
import { noticeFadeMs, noticeMs } from '../constants/social.ts';
import css from './fading-note.module.css';

/** A notice of what was done, by words and by the time at which it was. */
export type Notice = { readonly words: string; readonly at: number };

/** Says what was done: for a second, and then it fades. Ears hear it once. */
export function FadingNote({ notice }: { readonly notice: Notice | undefined }) {
  const [gone, setGone] = useState<Notice>();
  const [fading, setFading] = useState<Notice>();
  useEffect(() => {
    if (!notice) return;
    const timers = [
      setTimeout(() => setFading(notice), noticeMs),
      setTimeout(() => setGone(notice), noticeMs + noticeFadeMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [notice]);
  const isShown = notice !== undefined && gone !== notice;
  return (
    <p role="status" className={css.notice} data-fading={isShown && fading === notice}>
      {isShown && notice.words}
    </p>
  );
}
