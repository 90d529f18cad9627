import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { root } from '../root.ts';
import { registerGuest } from '../visit/api-client.ts';
import { describeLoad, measureLoad } from '../visit/machine-load.ts';
import { openBrowser, rememberToken } from '../visit/open-browser.ts';
import { startGame } from '../visit/start-game.ts';
import { percentile } from './job.ts';
import { type Press, pressTable, storyCalls, totalOf } from './scene/shares.ts';
import { press, watchPresses } from './scene/watch-presses.ts';

// npm run bench -- web: measures the time from clicking a choice to the next painted scene, in the default world. See
// docs/benchmarks.md.
const choiceCount = Number(process.env.BENCH_CHOICES ?? 50);
const goal = 100;

type Kind = 'choice' | 'storylet opened' | 'continue';
const presses: Record<Kind, Press[]> = { choice: [], 'storylet opened': [], continue: [] };

const open = 'main ul[aria-label="What you can do"]';
const ways: readonly (readonly [Kind, string])[] = [
  ['continue', 'main button[data-shortcut="onwards"]'],
  ['choice', `${open} button[data-shortcut^="choose-"]:not([disabled])`],
  [
    'storylet opened',
    `main:not(:has(ul[aria-label="What you can do"])) button[data-shortcut^="choose-"]:not([disabled])`,
  ],
];

const game = await startGame();
try {
  const load = await measureLoad();
  console.log(`${describeLoad(load)}\n`);
  // Actions run out, so each session has a new player.
  while (presses.choice.length < choiceCount) await playSession();
  console.log('milliseconds              median       p95');
  for (const [kind, measured] of Object.entries(presses)) console.log(pressTable(kind, measured));
  const choices = presses.choice;
  const medianMs = percentile(choices.map(totalOf), 0.5);
  const maxCalls = Math.max(...choices.map((each) => storyCalls(each).length));
  console.log(
    `\nfrom a choice to the next scene, median: ${medianMs.toFixed(1)} ms; goal ${goal}: ${medianMs <= goal ? 'reached' : 'MISSED'}`,
  );
  console.log(`story calls per choice, maximum: ${maxCalls}; goal 1: ${maxCalls === 1 ? 'reached' : 'MISSED'}`);
  await mkdir(join(root, 'reports'), { recursive: true });
  await writeFile(join(root, 'reports', 'bench-web.json'), `${JSON.stringify({ busy: load, presses }, null, 2)}\n`);
  process.exitCode = medianMs <= goal && maxCalls === 1 ? 0 : 1;
} finally {
  await game.close();
}

async function playSession(): Promise<void> {
  const before = presses.choice.length;
  const browser = await openBrowser({ viewport: { width: 1280, height: 800 } });
  try {
    await rememberToken(browser.context, game.address, await registerGuest(game.address));
    const page = await browser.context.newPage();
    await watchPresses(page);
    await page.goto(game.address);
    await page.locator('main h2[tabindex="-1"]').first().waitFor();
    while (presses.choice.length < choiceCount && (await pressNext(page)));
  } finally {
    await browser.close();
  }
  if (presses.choice.length === before) throw new Error('A session had no choice. Check the page in a browser.');
}

/** Clicks the next button. Returns false if there is none. */
async function pressNext(page: Page): Promise<boolean> {
  // People read first. A new scene also ignores clicks for a moment.
  await page.waitForTimeout(500);
  for (const [kind, buttons] of ways) {
    const available = page.locator(buttons);
    const count = await available.count();
    if (count === 0) continue;
    presses[kind].push(await press(page, () => pressOne(page, available.nth(presses[kind].length % count))));
    return true;
  }
  return false;
}

async function pressOne(page: Page, button: Locator): Promise<void> {
  await button.click();
  // Irreversible choices ask for confirmation.
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Go on' });
  if (await sure.isVisible()) await sure.click();
}
