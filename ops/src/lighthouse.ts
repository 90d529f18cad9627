import { availableParallelism, loadavg } from 'node:os';
import { relative } from 'node:path';
import { isBelow, type PageScores, type Scores, tellScores } from './lighthouse/floors.ts';
import { lookAt, reportsFolder, type Sight } from './lighthouse/look-at.ts';
import { say } from './say.ts';
import { aGuest } from './visit/a-guest.ts';
import { openHouse } from './visit/open-house.ts';

// npm run lighthouse: the first two pages as Lighthouse's telephone sees them by TLS and HTTP/2, against the floors we set ourselves.
const rounds = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

const house = await openHouse();
try {
  console.log(`${availableParallelism()} processors, a load of ${loadavg()[0]?.toFixed(1)}; ${rounds} runs a page.\n`);
  const { secureAddress: address } = house;
  const sights: readonly Sight[] = [
    { page: 'log-in', address, path: '/login' },
    { page: 'story', address, path: '/', token: await aGuest(house.address) },
  ];
  const all: PageScores[] = [];
  for (const sight of sights) all.push({ page: sight.page, runs: await lookOften(sight) });
  console.log(tellScores(all));
  console.log(`\nWhat was found: ${relative(process.cwd(), reportsFolder)}`);
  process.exitCode = all.some(isBelow) ? 1 : 0;
} finally {
  await house.close();
}

async function lookOften(sight: Sight): Promise<readonly Scores[]> {
  const runs: Scores[] = [];
  for (let run = 1; run <= rounds; run++) {
    say(`${sight.page}, run ${run} of ${rounds} ...`);
    // A browser that has just been opened now and then misses its first page.
    runs.push(await lookAt(sight, run).catch(() => lookAt(sight, run)));
  }
  return runs;
}
