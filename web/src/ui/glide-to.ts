import { scrollMs } from '../constants/map.ts';
import { isStill } from './is-still.ts';

/**
 * Scrolls the page until the element is at its top: at once for players who want no movement, else in half a second at
 * most.
 */
export function glideTo(element: HTMLElement): void {
  const margin = marginOf(element);
  const from = window.scrollY;
  const to = Math.max(0, Math.min(lowest(), from + element.getBoundingClientRect().top - margin));
  // A page that has become shorter has been moved to its end by the browser: there is no way left to glide.
  const isAtEnd = to < from && from >= lowest() - 1;
  if (isStill() || isAtEnd) {
    window.scrollTo(0, to);
    return;
  }
  // What comes late above would else be taken for the player's hand.
  const page = document.documentElement;
  page.style.setProperty('overflow-anchor', 'none');
  const began = performance.now();
  let last = from;
  const move = (now: number) => {
    // A player who scrolls meanwhile is not disturbed. A page that becomes shorter meanwhile moves by itself.
    if (Math.abs(window.scrollY - Math.min(last, lowest())) > 2) {
      page.style.removeProperty('overflow-anchor');
      return;
    }
    const part = Math.min(1, Math.max(0, now - began) / scrollMs);
    window.scrollTo(0, from + (to - from) * eased(part));
    last = window.scrollY;
    if (part < 1) requestAnimationFrame(move);
    else page.style.removeProperty('overflow-anchor');
  };
  requestAnimationFrame(move);
}

/** The furthest that the page goes. */
const lowest = (): number => document.documentElement.scrollHeight - window.innerHeight;

/** So far below the window's upper edge it is brought: below what sticks there, by its own margin. In pixels. */
export const marginOf = (element: HTMLElement): number =>
  pixels(getComputedStyle(element).scrollMarginTop) +
  pixels(getComputedStyle(document.documentElement).scrollPaddingTop);

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** Quick first, slow at the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3;
