import { Link, NavLink } from 'react-router';
import { useSession } from '../api/session.ts';
import { readToken } from '../api/token.ts';
import { world } from '../api/world.ts';
import { ComfortsLink } from '../comfort/comforts-link.tsx';
import { LightSwitch } from '../comfort/light-switch.tsx';
import { mobile, useMedia } from '../ui/use-media.ts';
import css from './layout.module.css';
import { LogOut } from './log-out.tsx';
import { MainTabs } from './main-tabs.tsx';

/** The banner at the top: a visitor's three links, or the tabs of a player. */
export function Header() {
  const { data: session } = useSession();
  const isMobile = useMedia(mobile);
  const isPlayer = session?.hasCharacter === true;
  // Without a token it is a visitor, which needs no call to know: so no link appears late.
  const isVisitor = session === null || (session === undefined && readToken() === null);
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link to="/" className={css.brand}>
          {world.title}
        </Link>
        <nav className={css.nav} aria-label="Main">
          {isPlayer && <MainTabs />}
          {(!isPlayer || !isMobile) && <NavLink to="/help">Help</NavLink>}
          {!isPlayer && <NavLink to="/credits">Credits</NavLink>}
          {isVisitor && <NavLink to="/login">Log in</NavLink>}
        </nav>
        {session && (!isPlayer || !isMobile) && <LogOut className={css.leave} />}
        {isPlayer && !isMobile && <ComfortsLink />}
        <LightSwitch />
      </div>
    </header>
  );
}
