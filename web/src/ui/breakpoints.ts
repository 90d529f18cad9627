import { clientStore } from '../api/client-store.ts';

const page = document.documentElement;

/** Maximum layout widths in rem of the page. Keep in sync with `public/first.js`. */
const breakpoints = [19, 27, 30, 35, 35.99, 47.99, 61.99];

const measured = () => Number.parseFloat(getComputedStyle(page).fontSize) || 16;

/** Root font size in pixels: the browser's font size times the player's text size. */
export const rootFontSize = clientStore(measured());

/** Converts `rem` in a media query to pixels, because browsers ignore the page's font size in media queries. */
export const inPixels = (query: string): string =>
  query.replace(/([\d.]+)rem/g, (_, rems) => `${Number(rems) * rootFontSize.read()}px`);

/**
 * Keeps `data-under` on the root element in sync with the window: the names of all breakpoints that are at least as
 * wide. Stylesheets use `data-under` instead of media queries, so that large text gets the small-screen layout.
 */
export function markBreakpoints(): void {
  const mark = () => {
    const isUnder = (breakpoint: number) => window.matchMedia(inPixels(`(max-width: ${breakpoint}rem)`)).matches;
    page.dataset.under = breakpoints.filter(isUnder).map(Math.ceil).join(' ');
  };
  const probe = document.createElement('i');
  probe.className = 'rem-probe';
  document.body.append(probe);
  new ResizeObserver(() => rootFontSize.set(measured())).observe(probe);
  rootFontSize.subscribe(mark);
  window.addEventListener('resize', mark);
  rootFontSize.set(measured());
  mark();
}
