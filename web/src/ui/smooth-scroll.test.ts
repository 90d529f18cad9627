import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smoothScrollIntoView, smoothScrollTo } from './smooth-scroll.ts';

let height = 0;

/** A page 4000 px high in a window of 800 px, with an element 3000 px below its top. */
beforeEach(() => {
  vi.useFakeTimers();
  height = 0;
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => height);
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    height = Math.min(Number(to[1]), document.documentElement.scrollHeight - 800);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.motion;
});

function somethingBelow(): HTMLElement {
  const element = document.createElement('h2');
  element.getBoundingClientRect = () => ({ top: 3000 - height }) as DOMRect;
  return element;
}

test('scrolls to the element within half a second, and not in one jump', {
  meta: { rows: ['C-LAYOUT-025'] },
}, () => {
  smoothScrollTo(somethingBelow());
  vi.advanceTimersByTime(250);
  expect(height).toBeGreaterThan(100);
  expect(height).toBeLessThan(2990);
  vi.advanceTimersByTime(250 + 17);
  expect(height).toBe(3000);
});

test('disables scroll anchoring on the body, so that late content does not move the page', () => {
  const anchoring = () => document.body.style.getPropertyValue('overflow-anchor');
  smoothScrollTo(somethingBelow());
  vi.advanceTimersByTime(100);
  expect(anchoring()).toBe('none');
  vi.advanceTimersByTime(600);
  expect(anchoring()).toBe('');
});

test('cancels the scroll if a new element is scrolled into view meanwhile', () => {
  smoothScrollTo(somethingBelow());
  vi.advanceTimersByTime(100);
  const card = document.createElement('li');
  card.getBoundingClientRect = () => ({ top: 2500 - height, bottom: 2900 - height }) as DOMRect;
  smoothScrollIntoView(card);
  vi.advanceTimersByTime(600);
  expect(height).toBe(2100);
  smoothScrollIntoView(card);
  vi.advanceTimersByTime(600);
  expect(height).toBe(2100);
});

test('scrolls as far as possible to an element that cannot reach the top', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  smoothScrollTo(somethingBelow());
  vi.advanceTimersByTime(600);
  expect(height).toBe(1200);
});

test('jumps at once if the player prefers reduced motion', () => {
  document.documentElement.dataset.motion = 'less';
  smoothScrollTo(somethingBelow());
  expect(height).toBe(3000);
});

test('continues to the target if the page becomes shorter, which is no scroll by the player', () => {
  const pageHeight = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000);
  height = 3100;
  const element = document.createElement('h2');
  element.getBoundingClientRect = () => ({ top: 1000 - height }) as DOMRect;
  smoothScrollTo(element);
  vi.advanceTimersByTime(50);
  expect(height).toBeGreaterThan(1500);
  pageHeight.mockReturnValue(2200);
  height = 1400;
  vi.advanceTimersByTime(600);
  expect(height).toBe(1000);
});

test('stops if the player scrolls meanwhile', () => {
  smoothScrollTo(somethingBelow());
  vi.advanceTimersByTime(50);
  height -= 40;
  const there = height;
  vi.advanceTimersByTime(600);
  expect(height).toBe(there);
});
