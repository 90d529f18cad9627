import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../root.ts';
import { callApi, registerGuest } from '../visit/api-client.ts';
import { describeLoad, measureLoad } from '../visit/machine-load.ts';
import { openBrowser, rememberToken } from '../visit/open-browser.ts';
import { playOpening } from '../visit/play-opening.ts';
import { startGame } from '../visit/start-game.ts';
import { type FrameWork, framesOfTrace } from './drag/frames-of-trace.ts';
import { recordTrace } from './drag/trace.ts';
import { percentile } from './job.ts';

// npm run bench -- map: measures the main thread's work per frame while the drawn map is dragged, in the default world.
// See docs/benchmarks.md.
const frameCount = Number(process.env.BENCH_FRAMES ?? 200);
const goal = 8;

const game = await startGame();
const browser = await openBrowser({ viewport: { width: 1280, height: 800 } });
try {
  const load = await measureLoad();
  console.log(`${describeLoad(load)}\n`);
  const token = await registerGuest(game.address);
  await playOpening(game.address, token);
  await callApi(game.address, 'POST /extra/comfort', { mapView: 'drawn' }, token);
  await rememberToken(browser.context, game.address, token);
  const page = await browser.context.newPage();
  await page.goto(game.address);
  await page.getByRole('button', { name: 'Travel', exact: true }).click();
  await page.locator('[data-map="detailed"][data-drawn="true"]').waitFor({ timeout: 120_000 });
  // Zoomed in, so that the map can be dragged.
  for (const key of ['+', '+', '+']) await page.keyboard.press(key);
  await page.waitForTimeout(1000);
  const session = await browser.context.newCDPSession(page);
  const frames: FrameWork[] = [];
  while (frames.length < frameCount) frames.push(...framesOfTrace(await recordTrace(session, () => dragMap(page))));
  const worked = frames.map((frame) => frame.cpuMs);
  const took = frames.map((frame) => frame.wallMs);
  const row = (name: string, figures: readonly number[]): string =>
    [name.padEnd(28), ...[0.5, 0.99].map((part) => percentile(figures, part).toFixed(1).padStart(8))].join('');
  console.log(`${frames.length} frames, milliseconds`.padEnd(28), '  median     p99');
  console.log(row('CPU time of the main thread', worked));
  console.log(row('its wall-clock time', took));
  const worst = percentile(worked, 0.99);
  console.log(
    `\nCPU time per frame, p99: ${worst.toFixed(1)} ms; goal ${goal}: ${worst <= goal ? 'reached' : 'MISSED'}`,
  );
  await mkdir(join(root, 'reports'), { recursive: true });
  await writeFile(join(root, 'reports', 'bench-map.json'), `${JSON.stringify({ busy: load, frames }, null, 2)}\n`);
  process.exitCode = worst <= goal ? 0 : 1;
} finally {
  await browser.close();
  await game.close();
}

async function dragMap(page: Page): Promise<void> {
  const [x, y] = [640, 400];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 100; step++) {
    await page.mouse.move(x + 320 * Math.sin(step / 8), y + 160 * Math.sin(step / 4));
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
}
