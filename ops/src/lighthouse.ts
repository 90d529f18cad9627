import { availableParallelism, loadavg } from 'node:os';
import { relative } from 'node:path';
import { isBelow, type PageScores, type Scores, scoreTable } from './lighthouse/floors.ts';
import { measurePage, type PageVisit, reportsFolder } from './lighthouse/measure-page.ts';
import { say } from './say.ts';
import { aGuest } from './visit/a-guest.ts';
import { startGame } from './visit/start-game.ts';

// npm run tools -- lighthouse: the first two pages as Lighthouse's telephone sees them by TLS and HTTP/2, against the floors we set ourselves.
const rounds = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

const game = await startGame();
try {
  console.log(`${availableParallelism()} processors, a load of ${loadavg()[0]?.toFixed(1)}; ${rounds} runs a page.\n`);
  const { secureAddress: address } = game;
  const visits: readonly PageVisit[] = [
    { page: 'log-in', address, path: '/login' },
    { page: 'story', address, path: '/', token: await aGuest(game.address) },
  ];
  const all: PageScores[] = [];
  for (const visit of visits) all.push({ page: visit.page, runs: await measureRounds(visit) });
  console.log(scoreTable(all));
  console.log(`\nWhat was found: ${relative(process.cwd(), reportsFolder)}`);
  process.exitCode = all.some(isBelow) ? 1 : 0;
} finally {
  await game.close();
}

async function measureRounds(visit: PageVisit): Promise<readonly Scores[]> {
  const runs: Scores[] = [];
  for (let run = 1; run <= rounds; run++) {
    say(`${visit.page}, run ${run} of ${rounds} ...`);
    // A browser that has just been opened now and then misses its first page.
    runs.push(await measurePage(visit, run).catch(() => measurePage(visit, run)));
  }
  return runs;
}
