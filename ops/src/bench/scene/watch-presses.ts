import type { Page } from '@playwright/test';
import type { Press } from './shares.ts';

declare global {
  interface Window {
    /** Resolves when the scene after the next click is painted. */
    nextScene?: () => Promise<{ readonly pressed: number; readonly shown: number; readonly painted: number }>;
  }
}

/** Adds the observer to every page that opens from now on. */
export async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heading = () => document.querySelector('main h2[tabindex="-1"]');
    let pressed = 0;
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
    window.nextScene = () => {
      const before = heading();
      performance.clearResourceTimings();
      return new Promise((settle) => {
        const watch = new MutationObserver(() => {
          const now = heading();
          if (now === null || now === before) return;
          watch.disconnect();
          const paintedAt = performance.now();
          // The first frame shows the new scene. The second frame begins after the first is painted.
          requestAnimationFrame(() =>
            requestAnimationFrame((painted) => settle({ pressed, shown: paintedAt, painted })),
          );
        });
        watch.observe(document.body, { childList: true, subtree: true });
      });
    };
  });
}

/** Runs an action that clicks a button, and waits until the next scene is painted. */
export async function press(page: Page, action: () => Promise<void>): Promise<Press> {
  const scene = await page.evaluateHandle(() => ({ painted: window.nextScene?.() }));
  await action();
  const presses = await scene.evaluate(({ painted }) => painted);
  if (presses === undefined) throw new Error('The page has no observer.');
  const calls = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
      .map(({ name, startTime, responseStart, responseEnd }) => ({
        path: new URL(name).pathname,
        sent: startTime,
        replyStart: responseStart,
        replyEnd: responseEnd,
      })),
  );
  const during = calls.filter(({ sent }) => sent >= presses.pressed && sent <= presses.painted);
  const story = during.find(({ path }) => path.startsWith('/api/storylet'));
  if (!story) throw new Error('No story call between a press and the next scene.');
  const { sent, replyStart, replyEnd } = story;
  return { timestamps: { ...presses, sent, replyStart, replyEnd }, calls: during.map(({ path }) => path) };
}
