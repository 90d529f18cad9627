import { availableParallelism, loadavg } from 'node:os';
import { relative } from 'node:path';
import { measurePage, type PageVisit, reportsFolder } from './lighthouse/measure-page.ts';
import { isBelowMinimum, type PageScores, type Scores, scoreTable } from './lighthouse/min-scores.ts';
import { say } from './say.ts';
import { registerGuest } from './visit/api-client.ts';
import { startGame } from './visit/start-game.ts';

// npm run tools -- lighthouse: measures the login page and the story with Lighthouse, as a phone over TLS and HTTP/2.
// Fails if a score is below its minimum.
const rounds = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

const game = await startGame();
try {
  console.log(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}; ${rounds} runs per page.\n`);
  const { secureAddress: address } = game;
  const visits: readonly PageVisit[] = [
    { page: 'login', address, path: '/login' },
    { page: 'story', address, path: '/', token: await registerGuest(game.address) },
  ];
  const all: PageScores[] = [];
  for (const visit of visits) all.push({ page: visit.page, runs: await measureRounds(visit) });
  console.log(scoreTable(all));
  console.log(`\nFull reports: ${relative(process.cwd(), reportsFolder)}`);
  process.exitCode = all.some(isBelowMinimum) ? 1 : 0;
} finally {
  await game.close();
}

async function measureRounds(visit: PageVisit): Promise<readonly Scores[]> {
  const runs: Scores[] = [];
  for (let run = 1; run <= rounds; run++) {
    say(`${visit.page}, run ${run} of ${rounds} ...`);
    // A browser that has just started sometimes misses its first page.
    runs.push(await measurePage(visit, run).catch(() => measurePage(visit, run)));
  }
  return runs;
}
