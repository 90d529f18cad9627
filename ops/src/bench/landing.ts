import { describeLoad, measureLoad } from '../visit/machine-load.ts';
import { openBrowser } from '../visit/open-browser.ts';
import { startGame } from '../visit/start-game.ts';
import { percentile } from './job.ts';

// npm run bench -- landing: measures how long a first visitor waits for the landing page on a slow connection. See
// docs/benchmarks.md.
const visits = Number(process.env.BENCH_VISITS ?? 5);
const slowConnection = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

type Timings = {
  /** First contentful paint. */
  readonly paintedAfterMs: number;
  /** Time until the login form accepts input. */
  readonly readyAfterMs: number;
  readonly kilobytes: number;
};

const game = await startGame();
try {
  console.log(`${describeLoad(await measureLoad())}\n`);
  for (const [name, address] of [
    ['HTTP/1.1', game.address],
    ['TLS and HTTP/2', game.secureAddress],
  ] as const) {
    const measured: Timings[] = [];
    for (let visit = 0; visit < visits; visit++) measured.push(await firstVisit(address));
    const medianOf = (of: (moments: Timings) => number) => percentile(measured.map(of), 0.5).toFixed(0);
    console.log(
      `${name}: painted after ${medianOf(({ paintedAfterMs }) => paintedAfterMs)} ms, form ready after ${medianOf(({ readyAfterMs }) => readyAfterMs)} ms, ${medianOf(({ kilobytes }) => kilobytes)} KB loaded by then`,
    );
  }
} finally {
  await game.close();
}

/** Visits the landing page once, with 400 ms latency and 50 KB per second. */
async function firstVisit(address: string): Promise<Timings> {
  const browser = await openBrowser({ viewport: { width: 390, height: 844 } });
  try {
    const page = await browser.context.newPage();
    const network = await browser.context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', slowConnection);
    let bytes = 0;
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(`${address}/login`, { waitUntil: 'commit' });
    await page.getByLabel('Username').waitFor();
    return await page.evaluate(
      (kilobytes) => ({
        paintedAfterMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        readyAfterMs: performance.now(),
        kilobytes,
      }),
      bytes / 1000,
    );
  } finally {
    await browser.close();
  }
}
