import { clientStore } from '../api/client-store.ts';

const page = document.documentElement;

/** The breakpoints: the last widths before the layout changes, in rem of the page. `public/first.js` has the same. */
const breakpoints = [19, 27, 30, 35, 35.99, 47.99, 61.99];

const measured = () => Number.parseFloat(getComputedStyle(page).fontSize) || 16;

/** The root font size in pixels: the browser's, times what the player has set. */
export const rootFontSize = clientStore(measured());

/** A media query in pixels: in a query `rem` would be the browser's font size, whatever the page's is. */
export const inPixels = (query: string): string =>
  query.replace(/([\d.]+)rem/g, (_, letters) => `${Number(letters) * rootFontSize.read()}px`);

/**
 * Marks the page with the breakpoints its window does not pass, rounded up, as `data-under`, and keeps the mark true.
 * Stylesheets ask for the mark and not the window, so that large letters are given the small screen's layout.
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
