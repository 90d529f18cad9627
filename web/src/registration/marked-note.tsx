import { Link } from 'react-router';
import { useMarkedChoice } from '../api/marked-choice.ts';
import { fillIn, world } from '../api/world.ts';
import css from './marked-note.module.css';

const { marked, markedLine } = world.texts.landing;

/** Says which choice waits for there to be a character; nothing where none was marked. */
export function MarkedNote({
  isFinal = false,
}: {
  /** It cannot be chosen otherwise any more. */ readonly isFinal?: boolean;
}) {
  const choice = useMarkedChoice();
  if (!choice) return null;
  return (
    <div className={css.note}>
      <p className={css.choice}>{fillIn(marked, { choice: choice.name })}</p>
      <p>
        {markedLine} {!isFinal && <Link to="/begin">Choose otherwise</Link>}
      </p>
    </div>
  );
}
