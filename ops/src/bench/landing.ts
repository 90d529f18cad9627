import { loadInWords, measureLoad } from '../visit/machine-load.ts';
import { openBrowser } from '../visit/open-browser.ts';
import { startGame } from '../visit/start-game.ts';
import { percentile } from './job.ts';

// npm run bench -- landing: how long a first visitor waits for the landing on a slow line, in a new browser of this
// machine. docs/benchmarks.md says what is measured.
const visits = Number(process.env.BENCH_VISITS ?? 5);
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

type Moments = {
  /** Title, line, Begin and the frame of the form, from the page itself. */
  readonly painted: number;
  /** The form can be typed into. */
  readonly ready: number;
  readonly kilobytes: number;
};

const game = await startGame();
try {
  console.log(`${loadInWords(await measureLoad())}; Node ${process.version}.\n`);
  for (const [name, address] of [
    ['HTTP/1.1', game.address],
    ['TLS and HTTP/2', game.secureAddress],
  ] as const) {
    const measured: Moments[] = [];
    for (let visit = 0; visit < visits; visit++) measured.push(await firstVisit(address));
    const middle = (of: (moments: Moments) => number) => percentile(measured.map(of), 0.5).toFixed(0);
    console.log(
      `${name}: painted after ${middle(({ painted }) => painted)} ms, the form after ${middle(({ ready }) => ready)} ms, ${middle(({ kilobytes }) => kilobytes)} KB by then`,
    );
  }
} finally {
  await game.close();
}

/** Visits the landing once, over a line that answers after 400 ms and brings 50 KB a second. */
async function firstVisit(address: string): Promise<Moments> {
  const browser = await openBrowser({ viewport: { width: 390, height: 844 } });
  try {
    const page = await browser.context.newPage();
    const line = await browser.context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', slow);
    let bytes = 0;
    line.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(`${address}/login`, { waitUntil: 'commit' });
    await page.getByLabel('Username').waitFor();
    return await page.evaluate(
      (kilobytes) => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        ready: performance.now(),
        kilobytes,
      }),
      bytes / 1000,
    );
  } finally {
    await browser.close();
  }
}
