import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { root } from '../root.ts';
import { aGuest } from '../visit/a-guest.ts';
import { loadInWords, measureLoad } from '../visit/machine-load.ts';
import { openBrowser, rememberToken } from '../visit/open-browser.ts';
import { startGame } from '../visit/start-game.ts';
import { percentile } from './job.ts';
import { type Press, storyCalls, tellPresses, wholeOf } from './scene/shares.ts';
import { press, watchPresses } from './scene/watch-presses.ts';

// npm run bench -- web: from the press of a choice to the next scene painted, in our own world, in a browser on this
// machine. docs/benchmarks.md says what is measured and how to read it.
const choiceCount = Number(process.env.BENCH_CHOICES ?? 50);
const goal = 100;

type Kind = 'a choice' | 'a story opened' | 'onwards';
const presses: Record<Kind, Press[]> = { 'a choice': [], 'a story opened': [], onwards: [] };

const open = 'main ul[aria-label="What you can do"]';
const ways: readonly (readonly [Kind, string])[] = [
  ['onwards', 'main button[data-shortcut="onwards"]'],
  ['a choice', `${open} button[data-shortcut^="choose-"]:not([disabled])`],
  [
    'a story opened',
    `main:not(:has(ul[aria-label="What you can do"])) button[data-shortcut^="choose-"]:not([disabled])`,
  ],
];

const game = await startGame();
try {
  const load = await measureLoad();
  console.log(`${loadInWords(load)}; Node ${process.version}.\n`);
  // A candle has twenty actions: when it is out, somebody else comes.
  while (presses['a choice'].length < choiceCount) await playAnEvening();
  console.log('milliseconds              median       p95');
  for (const [kind, measured] of Object.entries(presses)) console.log(tellPresses(kind, measured));
  const choices = presses['a choice'];
  const middle = percentile(choices.map(wholeOf), 0.5);
  const most = Math.max(...choices.map((each) => storyCalls(each).length));
  console.log(
    `\nfrom a choice to the next scene: ${middle.toFixed(1)} ms; goal ${goal}: ${middle <= goal ? 'reached' : 'MISSED'}`,
  );
  console.log(`calls for the choice itself: ${most}; goal 1: ${most === 1 ? 'reached' : 'MISSED'}`);
  await mkdir(join(root, 'reports'), { recursive: true });
  await writeFile(join(root, 'reports', 'bench-web.json'), `${JSON.stringify({ busy: load, presses }, null, 2)}\n`);
  process.exitCode = middle <= goal && most === 1 ? 0 : 1;
} finally {
  await game.close();
}

async function playAnEvening(): Promise<void> {
  const before = presses['a choice'].length;
  const browser = await openBrowser({ viewport: { width: 1280, height: 800 } });
  try {
    await rememberToken(browser.context, game.address, await aGuest(game.address));
    const page = await browser.context.newPage();
    await watchPresses(page);
    await page.goto(game.address);
    await page.locator('main h2[tabindex="-1"]').first().waitFor();
    while (presses['a choice'].length < choiceCount && (await goOn(page)));
  } finally {
    await browser.close();
  }
  if (presses['a choice'].length === before) throw new Error('an evening went by without a choice: see the page');
}

/** Presses whatever comes next, as the ninth of a row would after the eighth; false when nothing is left to press. */
async function goOn(page: Page): Promise<boolean> {
  // A person reads; and a new scene takes no presses in its first moments.
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
  // What cannot be taken back is asked twice.
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Go on' });
  if (await sure.isVisible()) await sure.click();
}
