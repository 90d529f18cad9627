import { Link } from 'react-router';
import { useSession } from '../api/session.ts';
import { world } from '../api/world.ts';
import { buttonClass } from '../ui/button.tsx';
import css from './app.module.css';

/**
 * One sentence about the game and the link to begin, below a page that visitors were sent to. Renders nothing for
 * signed-in players.
 */
export function NewHere() {
  const session = useSession();
  if (session.data !== null) return null;
  return (
    <aside className={css.newHere} aria-label={`About ${world.title}`}>
      <p>{world.texts.landing.about}</p>
      <Link to="/begin" className={buttonClass('primary')}>
        Begin
      </Link>
    </aside>
  );
}
