import { Link } from 'react-router';
import { useSession } from '../api/session.ts';
import { world } from '../api/world.ts';
import { buttonClass } from '../ui/button.tsx';
import css from './app.module.css';

/** Tells a visitor about the game in one sentence, with the link to begin. Renders nothing for signed-in players. */
export function VisitorInvitation() {
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
