import { scrollMs } from '../constants/map.ts';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

/**
 * Scrolls the page until the element is at its top: at once for players who want no movement, else in half a second at
 * most, or in the time that is given.
 */
export const smoothScrollTo = (element: HTMLElement, duration?: number): void =>
  glide(window.scrollY + element.getBoundingClientRect().top - scrollMarginOf(element), duration);

/** Scrolls the page no further than it takes to see the whole element, clear of what sticks to the window's edges. */
export function smoothScrollIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const hiddenAbove = top - scrollMarginOf(element);
  const hiddenBelow = bottom + paddingBelow() - window.innerHeight;
  if (hiddenAbove < 0) glide(window.scrollY + hiddenAbove);
  else if (hiddenBelow > 0) glide(window.scrollY + Math.min(hiddenAbove, hiddenBelow));
}

/** Counts the glides: one that begins ends the one under way. */
let glides = 0;

function glide(goal: number, duration = scrollMs): void {
  const from = window.scrollY;
  const to = Math.max(0, Math.min(lowest(), goal));
  glides += 1;
  const mine = glides;
  // A page that has become shorter has been moved to its end by the browser: there is no way left to glide.
  const isAtEnd = to < from && from >= lowest() - 1;
  // The root leaves it to the body how the window scrolls, and what is set of that on the root counts for nothing.
  const page = document.body;
  if (prefersReducedMotion() || isAtEnd) {
    page.style.removeProperty('overflow-anchor');
    window.scrollTo(0, to);
    return;
  }
  // What comes late would else carry the page along, and be taken for the player's hand.
  page.style.setProperty('overflow-anchor', 'none');
  const began = performance.now();
  let last = from;
  const move = (now: number) => {
    if (mine !== glides) return;
    // A player who scrolls meanwhile is not disturbed. A page that becomes shorter meanwhile moves by itself.
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

/** The furthest that the page goes. */
const lowest = (): number => document.documentElement.scrollHeight - window.innerHeight;

/** The pixels between the window's upper edge and an element that is scrolled to: what sticks there, and its own margin. */
export const scrollMarginOf = (element: HTMLElement): number =>
  pixels(getComputedStyle(element).scrollMarginTop) +
  pixels(getComputedStyle(document.documentElement).scrollPaddingTop);

const paddingBelow = (): number => pixels(getComputedStyle(document.documentElement).scrollPaddingBottom);

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** Quick first, slow at the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3;
