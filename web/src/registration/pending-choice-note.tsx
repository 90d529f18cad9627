import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { usePendingChoice } from '../api/pending-choice.ts';
import { fillIn, world } from '../api/world.ts';
import css from './pending-choice-note.module.css';

const texts = world.texts.landing;

/** Shows the stored choice, if any. Receives focus if the player has just made the choice. */
export function PendingChoiceNote({
  isFinal = false,
}: {
  /** True if the player can no longer change the choice. */ readonly isFinal?: boolean;
}) {
  const choice = usePendingChoice();
  const { key } = useLocation();
  const words = useRef<HTMLParagraphElement>(null);
  const isNews = !isFinal && key !== 'default';
  useEffect(() => {
    if (isNews) words.current?.focus();
  }, [isNews]);
  if (!choice) return null;
  return (
    <div className={css.note}>
      <p ref={words} tabIndex={-1} className={css.choice}>
        {fillIn(texts.marked, { choice: choice.name })}
      </p>
      <p>
        {texts.markedLine} {!isFinal && <Link to="/begin">Choose something else</Link>}
      </p>
    </div>
  );
}
