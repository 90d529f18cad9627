import { scrollMs } from '../constants/map.ts';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

/** Scrolls the element to the top of the page. `duration` is in milliseconds. Jumps with reduced motion. */
export const smoothScrollTo = (element: HTMLElement, duration?: number): void =>
  glide(window.scrollY + element.getBoundingClientRect().top - scrollMarginOf(element), duration);

/** Scrolls as little as possible to show the whole element, clear of sticky elements. */
export function smoothScrollIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const hiddenAbove = top - scrollMarginOf(element);
  const hiddenBelow = bottom + paddingBelow() - window.innerHeight;
  if (hiddenAbove < 0) glide(window.scrollY + hiddenAbove);
  else if (hiddenBelow > 0) glide(window.scrollY + Math.min(hiddenAbove, hiddenBelow));
}

/** Number of scroll animations so far. A new animation cancels the previous one. */
let glides = 0;

function glide(goal: number, duration = scrollMs): void {
  const from = window.scrollY;
  const to = Math.max(0, Math.min(lowest(), goal));
  glides += 1;
  const mine = glides;
  // True if the page became shorter and the browser has already scrolled to its end.
  const isAtEnd = to < from && from >= lowest() - 1;
  // `overflow-anchor` has no effect on the root element.
  const page = document.body;
  if (prefersReducedMotion() || isAtEnd) {
    page.style.removeProperty('overflow-anchor');
    window.scrollTo(0, to);
    return;
  }
  // Scroll anchoring would look like scrolling by the player.
  page.style.setProperty('overflow-anchor', 'none');
  const began = performance.now();
  let last = from;
  const move = (now: number) => {
    if (mine !== glides) return;
    // Stop if the player scrolls. Shortening the page also scrolls, so that case is excluded.
    if (Math.abs(window.scrollY - Math.min(last, lowest())) > 2) {
      page.style.removeProperty('overflow-anchor');
      return;
    }
    const part = Math.min(1, Math.max(0, now - began) / duration);
    window.scrollTo(0, from + (to - from) * eased(part));
    last = window.scrollY;
    if (part < 1) requestAnimationFrame(move);
    else page.style.removeProperty('overflow-anchor');
  };
  requestAnimationFrame(move);
}

const lowest = (): number => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Returns the space to leave above the element, in pixels: the height of sticky elements plus the element's scroll
 * margin.
 */
export const scrollMarginOf = (element: HTMLElement): number =>
  pixels(getComputedStyle(element).scrollMarginTop) +
  pixels(getComputedStyle(document.documentElement).scrollPaddingTop);

const paddingBelow = (): number => pixels(getComputedStyle(document.documentElement).scrollPaddingBottom);

const pixels = (length: string): number => Number.parseFloat(length) || 0;

const eased = (part: number): number => 1 - (1 - part) ** 3;
