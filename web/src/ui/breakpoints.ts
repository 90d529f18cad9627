import { clientStore } from '../api/client-store.ts';

const page = document.documentElement;

/** Breakpoints: maximum widths of each layout, in rem of the page. Keep in sync with `public/first.js`. */
const breakpoints = [19, 27, 30, 35, 35.99, 47.99, 61.99];

const measured = () => Number.parseFloat(getComputedStyle(page).fontSize) || 16;

/** Root font size in pixels: the browser's, times the player's text size. */
export const rootFontSize = clientStore(measured());

/** Converts a media query to pixels. A query would resolve `rem` by the browser's font size and ignore the page's. */
export const inPixels = (query: string): string =>
  query.replace(/([\d.]+)rem/g, (_, letters) => `${Number(letters) * rootFontSize.read()}px`);

/**
 * Sets `data-under` on the root to the breakpoints that the window does not exceed, rounded up, and keeps it current.
 * Stylesheets use it instead of media queries, so that large text gets the small-screen layout.
 */
export function markBreakpoints(): void {
  const mark = () => {
    const isUnder = (breakpoint: number) => window.matchMedia(inPixels(`(max-width: ${breakpoint}rem)`)).matches;
    page.dataset.under = breakpoints.filter(isUnder).map(Math.ceil).join(' ');
  };
  const letter = document.createElement('i');
  letter.className = 'one-letter';
  document.body.append(letter);
  new ResizeObserver(() => rootFontSize.set(measured())).observe(letter);
  rootFontSize.subscribe(mark);
  window.addEventListener('resize', mark);
  rootFontSize.set(measured());
  mark();
}
