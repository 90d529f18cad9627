import { lazy, type MouseEvent, Suspense, useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { hintFor, isForTesting, useEnvironment } from '../api/environment.ts';
import { useSession } from '../api/session.ts';
import { clientVersion } from '../api/version.ts';
import { world } from '../api/world.ts';
import { ShortcutKeys } from '../preferences/shortcut-keys.tsx';
import { useAppearance } from '../preferences/use-appearance.ts';
import { OutsideLink } from '../ui/outside-link.tsx';
import { ownPartId, skipLinkId } from '../ui/page-heading.tsx';
import { shownTip } from '../ui/shown-tip.ts';
import { mobileScreen, useMedia } from '../ui/use-media.ts';
import { AccessNews } from './access-news.tsx';
import { deferredPart } from './deferred-part.tsx';
import { BottomBar } from './first-pages.ts';
import { Header } from './header.tsx';
import css from './layout.module.css';
import { LoadingLine } from './loading-line.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { OfflineBoundary } from './offline-boundary.tsx';

const SyncNotice = deferredPart(async () => (await import('../preferences/sync-notice.tsx')).SyncNotice);
const UndoNotice = deferredPart(async () => (await import('../undo/undo-notice.tsx')).UndoNotice);
const DebugControls = lazy(async () => ({ default: (await import('./debug-controls.tsx')).DebugControls }));
const ReactivationNote = lazy(async () => ({ default: (await import('./reactivation-note.tsx')).ReactivationNote }));
const SignInMethodReminder = lazy(async () => ({
  default: (await import('./sign-in-method-reminder.tsx')).SignInMethodReminder,
}));

export function Layout() {
  useAppearance();
  const { data: session } = useSession();
  const isPlayer = session?.hasCharacter === true;
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation
  useEffect(() => shownTip.hide?.(), [pathname]);
  const environment = useEnvironment();
  const blog = environment?.links.blog ?? hintFor('BLOG_URL', environment);
  const hasBar = useMedia(mobileScreen) && isPlayer;
  return (
    <div className={css.frame}>
      {/* biome-ignore lint/a11y/useValidAnchor: the handler chooses the target within the page */}
      <a id={skipLinkId} className={css.skip} href="#main" onClick={skipToPage}>
        Skip to the main part
      </a>
      <LoadingLine />
      <Header />
      {hasBar && (
        <Suspense>
          <BottomBar />
        </Suspense>
      )}
      <div role="status">
        {session?.hasComeBack && (
          <Suspense>
            <ReactivationNote />
          </Suspense>
        )}
      </div>
      <main id="main" tabIndex={-1} className={css.main}>
        {isPlayer && <UndoNotice />}
        <Suspense fallback={<LoadingScreen />}>
          <OfflineBoundary path={pathname}>
            <Outlet />
          </OfflineBoundary>
        </Suspense>
      </main>
      {/* Not over the story, where a player who comes back wants to go on. */}
      {isPlayer && session.shouldDisplayAuthNag && pathname !== '/' && (
        <Suspense>
          <SignInMethodReminder />
        </Suspense>
      )}
      <AccessNews />
      <SyncNotice />
      <ShortcutKeys />
      <footer className={css.footer}>
        <nav aria-label="Small print">
          <Link to="/help">Help</Link>
          <Link to="/credits">Credits</Link>
          <Link to="/privacy">Privacy</Link>
          <Link to="/terms">Terms</Link>
          {blog !== undefined && <OutsideLink name="Blog" address={blog} />}
          {isPlayer ? <Link to="/account">Account</Link> : <Link to="/comforts">{world.texts.comforts.tab}</Link>}
        </nav>
        {!hasBar && isForTesting(environment?.environment) && (
          <Suspense>
            <DebugControls />
          </Suspense>
        )}
        <span>Program {clientVersion}</span>
        <span className={css.words}>{environment?.footer}</span>
      </footer>
    </div>
  );
}

/** Moves the focus past the shared frame to the page's heading, or to the start of the page if it has no heading. */
function skipToPage(event: MouseEvent): void {
  event.preventDefault();
  const page = document.getElementById(ownPartId) ?? document.getElementById('main');
  (page?.querySelector<HTMLElement>('h1') ?? page)?.focus();
}
