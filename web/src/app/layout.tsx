import { Suspense } from 'react';
import { Link, NavLink, Outlet } from 'react-router';
import { clientVersion } from '../api/call.ts';
import { useLogOut, useSession } from '../api/session.ts';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { Waiting } from '../ui/waiting.tsx';
import css from './app.module.css';

/** The frame of every page: skip link, header, the page, footer. */
export function Layout() {
  const { data: session } = useSession();
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#main">
        Skip to the main part
      </a>
      <header className={css.header}>
        <div className={css.bar}>
          <Link to="/" className={css.brand}>
            Underhall
          </Link>
          <nav className={css.nav} aria-label="Main">
            {session?.hasCharacter && <NavLink to="/">Story</NavLink>}
            <NavLink to="/help">Help</NavLink>
            <NavLink to="/credits">Credits</NavLink>
            {session === null && <NavLink to="/login">Log in</NavLink>}
          </nav>
          {session && <LogOut />}
          <ThemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </main>
      <footer className={css.footer}>
        <p>
          <Link to="/help">Help</Link>
          <Link to="/credits">Credits</Link>
          <span>Underhall {clientVersion}</span>
        </p>
      </footer>
    </div>
  );
}

function LogOut() {
  const logOut = useLogOut();
  return (
    <button type="button" className={css.leave} onClick={() => logOut.mutate()}>
      Log out
    </button>
  );
}
