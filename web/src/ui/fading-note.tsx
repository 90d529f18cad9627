import { useEffect, useState } from 'react';
import { noticeFadeMs, noticeMs } from '../constants/social.ts';
import css from './fading-note.module.css';

/** `at` is the time of the action, in milliseconds since 1970. */
export type Notice = { readonly words: string; readonly at: number };

/** Shows a notice for `noticeMs`, then fades it out. Announced to screen readers. */
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
