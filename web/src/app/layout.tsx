import { Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { clientVersion } from '../api/version.ts';
import { world } from '../api/world.ts';
import { ShortcutKeys } from '../comfort/shortcut-keys.tsx';
import { SyncNotice } from '../comfort/sync-notice.tsx';
import { useAppearance } from '../comfort/use-appearance.ts';
import { AccessNews } from './access-news.tsx';
import { DebugControls } from './debug-controls.tsx';
import { FullWait } from './full-wait.tsx';
import { Header } from './header.tsx';
import css from './layout.module.css';
import { LoadingLine } from './loading-line.tsx';

/** The frame of every page: skip link, header, the page, footer. */
export function Layout() {
  useAppearance();
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#main">
        Skip to the main part
      </a>
      <LoadingLine />
      <Header />
      <main id="main" tabIndex={-1} className={css.main}>
        <Suspense fallback={<FullWait />}>
          <Outlet />
        </Suspense>
      </main>
      <AccessNews />
      <SyncNotice />
      <ShortcutKeys />
      <footer className={css.footer}>
        <nav aria-label="Small print">
          <Link to="/help">Help</Link>
          <Link to="/credits">Credits</Link>
          <Link to="/privacy">Privacy</Link>
          <Link to="/terms">Terms</Link>
        </nav>
        <DebugControls />
        <span>
          {world.title} {clientVersion}
        </span>
      </footer>
    </div>
  );
}
