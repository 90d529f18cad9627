import { Suspense } from 'react';
import { Link, NavLink } from 'react-router';
import { useSession } from '../api/session.ts';
import { readToken } from '../api/token.ts';
import { world } from '../api/world.ts';
import { LightSwitch } from '../preferences/light-switch.tsx';
import { PreferencesLink } from '../preferences/preferences-link.tsx';
import round from '../ui/round-control.module.css';
import { mobileScreen, useMedia } from '../ui/use-media.ts';
import { Compass, FaceMenu, MapTab } from './first-pages.ts';
import css from './layout.module.css';
import { LogOut } from './log-out.tsx';
import type { LandingState } from './login-page.tsx';
import { MainTabs } from './main-tabs.tsx';

/** On small screens the tabs are in the bottom bar. */
export function Header() {
  const { data: session } = useSession();
  const isMobile = useMedia(mobileScreen);
  const isPlayer = session?.hasCharacter === true;
  const hasBar = isPlayer && isMobile;
  // Without a token, the user is a visitor. No request is needed, so the link appears at once.
  const isVisitor = session === null || (session === undefined && readToken() === null);
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link to="/" className={css.brand}>
          {world.title}
        </Link>
        {!hasBar && (
          <nav className={css.nav} aria-label="Main">
            {isPlayer && (
              <MainTabs
                map={
                  <Suspense fallback={<span>Map</span>}>
                    <MapTab />
                  </Suspense>
                }
              />
            )}
            <NavLink to="/help">Help</NavLink>
            {isVisitor && (
              <>
                <NavLink to="/credits">Credits</NavLink>
                <NavLink to="/login" state={{ isLoggingIn: true } satisfies LandingState}>
                  Log in
                </NavLink>
              </>
            )}
          </nav>
        )}
        {session && !isPlayer && <LogOut className={css.leave} />}
        {hasBar && (
          <Suspense>
            <Compass className={round.round} />
          </Suspense>
        )}
        {isPlayer && !hasBar && <PreferencesLink />}
        <LightSwitch />
        {isPlayer && !hasBar && (
          <Suspense fallback={<div className={round.round} />}>
            <FaceMenu />
          </Suspense>
        )}
      </div>
    </header>
  );
}
