import { clientStore } from '../api/client-store.ts';

const page = document.documentElement;

/** The last breadths before the page changes, in its own letters (rem). `public/first.js` has the same. */
const steps = [19, 27, 30, 35, 35.99, 47.99, 61.99];

const measured = () => Number.parseFloat(getComputedStyle(page).fontSize) || 16;

/** The size of the page's letters in pixels: the browser's, times what the player has set. */
export const letterSize = clientStore(measured());

/** Puts a media query into pixels: in a query `rem` would be the browser's letters, whatever the page's are. */
export const inPixels = (query: string): string =>
  query.replace(/([\d.]+)rem/g, (_, letters) => `${Number(letters) * letterSize.read()}px`);

/**
 * Marks the page with the steps its window does not pass, rounded up, as `data-under`, and keeps the mark true. Stylesheets ask
 * for the mark and not the window, so that large letters are given the small screen's layout.
 */
export function markBreadth(): void {
  const mark = () => {
    const isUnder = (step: number) => window.matchMedia(inPixels(`(max-width: ${step}rem)`)).matches;
    page.dataset.under = steps.filter(isUnder).map(Math.ceil).join(' ');
  };
  const letter = document.createElement('i');
  letter.className = 'one-letter';
  document.body.append(letter);
  new ResizeObserver(() => letterSize.set(measured())).observe(letter);
  letterSize.subscribe(mark);
  window.addEventListener('resize', mark);
  letterSize.set(measured());
  mark();
}
