import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { usePendingChoice } from '../api/pending-choice.ts';
import { fillIn, world } from '../api/world.ts';
import css from './marked-note.module.css';

const { marked, markedLine } = world.texts.landing;

/**
 * Shows the choice that is stored until the character exists, and takes the focus after the player has made it. Renders
 * nothing without one.
 */
export function MarkedNote({
  isFinal = false,
}: {
  /** True if the choice can no longer be changed. */ readonly isFinal?: boolean;
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
        {fillIn(marked, { choice: choice.name })}
      </p>
      <p>
        {markedLine} {!isFinal && <Link to="/begin">Choose otherwise</Link>}
      </p>
    </div>
  );
}
