import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { isFailure } from '../api/call.ts';
import { hasCharacterClaim, readClaims } from '../api/claims.ts';
import { environmentQuery } from '../api/environment.ts';
import { isCallError } from '../api/handle-failure.ts';
import { dropPrefetched } from '../api/prefetched-calls.ts';
import { reportError } from '../api/report-error.ts';
import { endSession, sessionQuery } from '../api/session.ts';
import { readToken } from '../api/token.ts';
import { version } from '../api/version.ts';
import { renderDelayMs } from '../constants/commerce.ts';
import { preloadFonts } from '../ui/preload-fonts.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { FirstPage } from './first-page.tsx';
import { LoginPage } from './first-pages.ts';
import { BeginPage, prefetchFirstScene } from './first-scene.ts';
import { loadInitialData, prefetchLaterData } from './initial-data.ts';
import { isForAnotherPlayer, signInWithOtp, takeOtp, takeResetToken } from './otp.ts';
import { hasRefreshFailed, OutdatedPage } from './outdated-page.tsx';
import { prefetchStory } from './prefetch-story.ts';
import { App } from './routes.tsx';
import { StartFailurePage } from './start-failure-page.tsx';

/** Delay after the story has loaded before unused prefetched data is dropped. */
const unusedPrefetchMs = 3000;

/** Shows a player's first page 400 ms after its data have loaded, and a visitor's page as soon as it has loaded. */
export async function start(cache: QueryClient, draw: (page: ReactNode) => void): Promise<void> {
  const app = (
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  );
  takeResetToken();
  const otp = takeOtp();
  if (otp !== undefined) {
    if (!isForAnotherPlayer(otp)) return signInWithOtp(otp);
    const { OtpPage } = await import('./otp-page.tsx');
    return draw(<OtpPage otp={otp} />);
  }
  if (!hasCharacterClaim(readClaims(readToken()))) {
    void cache.prefetchQuery(environmentQuery);
    if (readToken() === null) await loadVisitorPage(cache);
    return draw(app);
  }
  draw(<FirstPage isShown={false} />);
  const story = prefetchStory(cache);
  // The scripts are loading. Send the requests in a separate task.
  await new Promise((resolve) => setTimeout(resolve));
  try {
    await loadInitialData(cache);
  } catch (error) {
    dropPrefetched();
    return draw(pageFor(error, cache) ?? app);
  }
  if (version.read().isClientOutdated && !hasRefreshFailed()) return draw(<OutdatedPage />);
  const waited = new Promise((resolve) => setTimeout(resolve, renderDelayMs));
  preloadFonts();
  // A hidden page does not rerender on replies. If it rendered before the story arrived, it would have to render again
  // in one long task.
  await Promise.race([story, waited]);
  draw(<FirstPage isShown={false}>{app}</FirstPage>);
  await waited;
  draw(<FirstPage isShown>{app}</FirstPage>);
  // Keep the prefetched reply: on a slow connection the story's scripts arrive much later.
  void story.finally(() => {
    whenIdle(() => prefetchLaterData(cache));
    setTimeout(dropPrefetched, unusedPrefetchMs);
  });
}

/** Loads a visitor's page before its render. The page reports a failed load. */
async function loadVisitorPage(cache: QueryClient): Promise<void> {
  const page = { '/': LoginPage, '/login': LoginPage, '/sign-up': LoginPage, '/begin': BeginPage }[location.pathname];
  if (!page) return;
  if (page === BeginPage) prefetchFirstScene(cache);
  await Promise.all([cache.prefetchQuery(sessionQuery), page.preload().catch(() => undefined)]);
}

/** Returns undefined if the app itself shows the reason: an ended session or maintenance. */
function pageFor(error: unknown, cache: QueryClient): ReactNode {
  if (isFailure(error, 'maintenance')) return undefined;
  if (isFailure(error, 'signed out')) {
    cache.clear();
    if (readToken() === null) endSession(cache);
    return undefined;
  }
  if (version.read().isClientOutdated && !hasRefreshFailed()) return <OutdatedPage />;
  return <StartFailurePage message={wordsFor(error)} />;
}

/** A failed request has a message for players. Other errors are technical. */
function wordsFor(error: unknown): string {
  if (error instanceof Error && isCallError(error)) return error.message;
  if (error instanceof Error) reportError(error);
  return 'Part of the page could not be loaded.';
}
