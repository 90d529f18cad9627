import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smoothScrollIntoView, smoothScrollTo } from './smooth-scroll.ts';

let height = 0;

/** A page 4000 pixels high, seen through a window of 800, and something 3000 below its top. */
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

test('the page comes to what is told within half a second, and not at one go', {
  meta: { rows: ['C-LAYOUT-025'] },
}, () => {
  smoothScrollTo(somethingBelow());
  vi.advanceTimersByTime(250);
  expect(height).toBeGreaterThan(100);
  expect(height).toBeLessThan(2990);
  vi.advanceTimersByTime(250 + 17);
  expect(height).toBe(3000);
});

test('what comes late on the way does not carry the page along: the body, which the window follows, is kept from it', () => {
  const anchoring = () => document.body.style.getPropertyValue('overflow-anchor');
  smoothScrollTo(somethingBelow());
  vi.advanceTimersByTime(100);
  expect(anchoring()).toBe('none');
  vi.advanceTimersByTime(600);
  expect(anchoring()).toBe('');
});

test('what came into being on the way is brought into sight, and the way given up', () => {
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

test('a place that cannot come to the top is brought as near as the page goes', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  smoothScrollTo(somethingBelow());
  vi.advanceTimersByTime(600);
  expect(height).toBe(1200);
});

test('whoever wants no movement is there at once', () => {
  document.documentElement.dataset.motion = 'less';
  smoothScrollTo(somethingBelow());
  expect(height).toBe(3000);
});

test('a page that becomes shorter on the way is moved by the browser, not by the player, and comes there all the same', () => {
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

test('a player who scrolls on the way is not disturbed', () => {
  smoothScrollTo(somethingBelow());
  vi.advanceTimersByTime(50);
  height -= 40;
  const there = height;
  vi.advanceTimersByTime(600);
  expect(height).toBe(there);
});
