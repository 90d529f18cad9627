import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { root } from '../root.ts';
import { aGuest } from '../visit/a-guest.ts';
import { loadInWords, measureLoad } from '../visit/machine-load.ts';
import { openBrowser, rememberToken } from '../visit/open-browser.ts';
import { playOpening } from '../visit/play-opening.ts';
import { startGame } from '../visit/start-game.ts';
import { percentile } from './job.ts';
import { withThings } from './scroll/with-things.ts';

// npm run bench -- possessions: the frames of a telephone that is scrolled through the possessions, with those of a
// newcomer and with three hundred, in one run. docs/benchmarks.md says what is measured and how to read it.
const thingCount = Number(process.env.BENCH_THINGS ?? 300);
const slowness = 4;
const longMs = 50;
const mostLong = 0.05;
const screen = { width: 390, height: 844 };

const game = await startGame();
const browser = await openBrowser({ viewport: screen });
try {
  const load = await measureLoad();
  console.log(`${loadInWords(load)}; Node ${process.version}.\n`);
  const token = await aGuest(game.address);
  await playOpening(game.address, token);
  await rememberToken(browser.context, game.address, token);
  console.log('milliseconds       frames  median     p95     p99  over 50');
  const few = await scrolled(0);
  const many = await scrolled(thingCount);
  const share = longShare(many);
  const figures = `${shown(share)} of the frames took over ${longMs} ms, with a newcomer's things ${shown(longShare(few))}`;
  console.log(`\n${figures}; goal ${shown(mostLong)}: ${share <= mostLong ? 'reached' : 'MISSED'}`);
  await mkdir(join(root, 'reports'), { recursive: true });
  await writeFile(join(root, 'reports', 'bench-possessions.json'), `${JSON.stringify({ busy: load, few, many })}\n`);
  process.exitCode = share <= mostLong ? 0 : 1;
} finally {
  await browser.close();
  await game.close();
}

/** The time from each frame to the next, in milliseconds, while the page goes by under a thumb, to its end and back. */
async function scrolled(things: number): Promise<readonly number[]> {
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
  // What can be worn stands there once the outfits have come, too.
  if (things > 0) await shownThings.nth(things - 1).waitFor();
  const count = await shownThings.count();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const frames = await framesWhile(page, async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await scroll(session, -height);
    await scroll(session, height);
  });
  await page.close();
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(frames, part).toFixed(1).padStart(8));
  const row = [`${count} things`.padEnd(16), String(frames.length).padStart(9), median, p95, p99];
  console.log(row.join(''), shown(longShare(frames)).padStart(7));
  return frames;
}

/** A thumb that does not let go: 2,400 pixels a second. */
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

/** The time between the turns of the page's animations, while something is done to it. */
async function framesWhile(page: Page, whatIsDone: () => Promise<void>): Promise<readonly number[]> {
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
  await whatIsDone();
  return frames.jsonValue();
}

function longShare(frames: readonly number[]): number {
  return frames.filter((each) => each > longMs).length / frames.length;
}

function shown(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
