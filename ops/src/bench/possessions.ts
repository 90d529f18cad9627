import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { root } from '../root.ts';
import { registerGuest } from '../visit/api-client.ts';
import { describeLoad, measureLoad } from '../visit/machine-load.ts';
import { openBrowser, rememberToken } from '../visit/open-browser.ts';
import { playOpening } from '../visit/play-opening.ts';
import { startGame } from '../visit/start-game.ts';
import { percentile } from './job.ts';
import { withThings } from './scroll/with-things.ts';

// npm run bench -- possessions: measures the frames of a phone that scrolls through a few possessions and through 300.
// See docs/benchmarks.md.
const thingCount = Number(process.env.BENCH_THINGS ?? 300);
const cpuSlowdown = 4;
const longMs = 50;
const maxLongShare = 0.05;
const screen = { width: 390, height: 844 };

const game = await startGame();
const browser = await openBrowser({ viewport: screen });
try {
  const load = await measureLoad();
  console.log(`${describeLoad(load)}\n`);
  const token = await registerGuest(game.address);
  await playOpening(game.address, token);
  await rememberToken(browser.context, game.address, token);
  console.log('milliseconds       frames  median     p95     p99  over 50');
  const few = await scrollPossessions(0);
  const many = await scrollPossessions(thingCount);
  const share = longShare(many);
  const figures = `${formatShare(share)} of the frames took over ${longMs} ms, with a new player's items ${formatShare(longShare(few))}`;
  console.log(`\n${figures}; goal ${formatShare(maxLongShare)}: ${share <= maxLongShare ? 'reached' : 'MISSED'}`);
  await mkdir(join(root, 'reports'), { recursive: true });
  await writeFile(join(root, 'reports', 'bench-possessions.json'), `${JSON.stringify({ busy: load, few, many })}\n`);
  process.exitCode = share <= maxLongShare ? 0 : 1;
} finally {
  await browser.close();
  await game.close();
}

/** Scrolls through the page and back. Returns the milliseconds from each frame to the next. */
async function scrollPossessions(things: number): Promise<readonly number[]> {
  const page = await browser.context.newPage();
  const session = await browser.context.newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor: 3, mobile: true });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.route('**/api/character/myself', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: withThings(await answer.json(), things) });
  });
  await page.goto(`${game.address}/possessions`);
  await page.getByRole('heading', { name: 'My Possessions', level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const shownThings = page.getByRole('button', { name: /^What is / });
  // Wearable items appear once the outfits are loaded.
  if (things > 0) await shownThings.nth(things - 1).waitFor();
  const count = await shownThings.count();
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const frames = await framesWhile(page, async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await scroll(session, -height);
    await scroll(session, height);
  });
  await page.close();
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(frames, part).toFixed(1).padStart(8));
  const row = [`${count} items`.padEnd(16), String(frames.length).padStart(9), median, p95, p99];
  console.log(row.join(''), formatShare(longShare(frames)).padStart(7));
  return frames;
}

/** Scrolls without letting go, at 2,400 pixels per second. */
async function scroll(session: CDPSession, yDistance: number): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    x: screen.width / 2,
    y: screen.height / 2,
    yDistance,
    speed: 2400,
    gestureSourceType: 'touch',
    preventFling: true,
  });
}

/** Returns the milliseconds between animation frames during an action. */
async function framesWhile(page: Page, action: () => Promise<void>): Promise<readonly number[]> {
  const frames = await page.evaluateHandle(() => {
    const measured: number[] = [];
    let before = performance.now();
    const turn = (now: number) => {
      measured.push(now - before);
      before = now;
      requestAnimationFrame(turn);
    };
    requestAnimationFrame(turn);
    return measured;
  });
  await action();
  return frames.jsonValue();
}

function longShare(frames: readonly number[]): number {
  return frames.filter((each) => each > longMs).length / frames.length;
}

function formatShare(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
