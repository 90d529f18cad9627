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
import { atLeisure } from '../ui/at-leisure.ts';
import { preloadFonts } from '../ui/preload-fonts.ts';
import { FirstPage } from './first-page.tsx';
import { LoginPage } from './first-pages.ts';
import { BeginPage, bringFirstScene } from './first-scene.ts';
import { loadInitialData, loadTheRest } from './initial-data.ts';
import { isOfAnotherPlayer, signInWithOtp, takeOtp } from './otp.ts';
import { isRefreshedInVain, OutdatedPage } from './outdated-page.tsx';
import { prefetchStory } from './prefetch-story.ts';
import { App } from './routes.tsx';
import { StartFailurePage } from './start-failure-page.tsx';

/** Prefetched answers that the first page has not used this long after it was drawn are dropped. */
const prefetchedIsFreshMs = 3000;

/** A player's first page is shown once it has all it needs, and 400 ms later; a visitor's as soon as it is there. */
export async function start(cache: QueryClient, draw: (page: ReactNode) => void): Promise<void> {
  const app = (
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  );
  const otp = takeOtp();
  if (otp !== undefined) {
    if (!isOfAnotherPlayer(otp)) return signInWithOtp(otp);
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
  // The scripts are on their way: what there is to ask is asked in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  try {
    await loadInitialData(cache);
  } catch (error) {
    dropPrefetched();
    return draw(pageFor(error, cache) ?? app);
  }
  if (version.read().isClientOutdated && !isRefreshedInVain()) return draw(<OutdatedPage />);
  const waited = new Promise((resolve) => setTimeout(resolve, renderDelayMs));
  preloadFonts();
  // A page that is not shown hears of no answer: drawn before the story is in, it would be drawn again at one stroke.
  await Promise.race([story, waited]);
  draw(<FirstPage isShown={false}>{app}</FirstPage>);
  await waited;
  draw(<FirstPage isShown>{app}</FirstPage>);
  // On a slow line the story's own scripts come long after: its answer waits for them.
  void story.finally(() => {
    atLeisure(() => loadTheRest(cache));
    setTimeout(dropPrefetched, prefetchedIsFreshMs);
  });
}

/** A visitor's page, brought before it is drawn; what cannot be brought is told by the page itself. */
async function loadVisitorPage(cache: QueryClient): Promise<void> {
  const page = { '/': LoginPage, '/login': LoginPage, '/sign-up': LoginPage, '/begin': BeginPage }[location.pathname];
  if (!page) return;
  if (page === BeginPage) bringFirstScene(cache);
  await Promise.all([cache.prefetchQuery(sessionQuery), page.bring().catch(() => undefined)]);
}

/** Nothing where the app itself knows what to say: that the session is over, or that there is maintenance. */
function pageFor(error: unknown, cache: QueryClient): ReactNode {
  if (isFailure(error, 'maintenance')) return undefined;
  if (isFailure(error, 'signed out')) {
    cache.clear();
    if (readToken() === null) endSession(cache);
    return undefined;
  }
  if (version.read().isClientOutdated && !isRefreshedInVain()) return <OutdatedPage />;
  return <StartFailurePage message={wordsFor(error)} />;
}

/** A failure of a call has words for a player; what else goes wrong is in the language of the machine. */
function wordsFor(error: unknown): string {
  if (error instanceof Error && isCallError(error)) return error.message;
  if (error instanceof Error) reportError(error);
  return 'Part of the page did not come.';
}
