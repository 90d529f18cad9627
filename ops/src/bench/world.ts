import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';
import { median } from './job.ts';
import { writeLargeWorld } from './large-world.ts';
import { type CompilerRun, runCompiler } from './run-compiler.ts';

// npm run bench -- world: measures how long a large world takes to compile, with full texts and with short ones. See
// docs/benchmarks.md.

const count = Number(process.env.BENCH_STORYLETS ?? 10_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const goal = 2;

const kinds = {
  'compile -- --draft': ['compile', '--draft'],
  compile: ['compile'],
  'read and write only': [],
} as const;

type Kind = keyof typeof kinds;

console.log(
  `${rounds} rounds.\n` +
    'Seconds from the start of the process until the pack is written: minimum, median, median CPU time.\n',
);
const report: Record<string, unknown> = {};
for (const [name, isShortened] of [
  ['as long as ours', false],
  ['of minimum length', true],
] as const) {
  const folder = await mkdtemp(join(tmpdir(), 'underhall-world-'));
  try {
    const megabytes = await writeLargeWorld(folder, count, isShortened);
    console.log(`${count.toLocaleString('en')} storylets ${name}: ${megabytes.toFixed(1)} MB of text`);
    const runs = await runsOf(folder);
    for (const kind of Object.keys(kinds) as Kind[]) console.log(line(kind, runs[kind]));
    console.log(
      `goal ${goal} s: ${verdict(runs['compile -- --draft'])} for a draft, ${verdict(runs.compile)} with every check\n`,
    );
    report[name] = { storylets: count, megabytes, runs };
  } finally {
    for (const path of [folder, `${folder}.json`]) await rm(path, { recursive: true, force: true });
  }
}
await mkdir(join(root, 'reports'), { recursive: true });
await writeFile(
  join(root, 'reports', 'bench-world.json'),
  `${JSON.stringify({ node: process.version, report }, null, 2)}\n`,
);

/**
 * Alternates between kinds, so that a slow machine affects all of them. The first round assigns IDs and is not counted.
 */
async function runsOf(folder: string): Promise<Readonly<Record<Kind, readonly CompilerRun[]>>> {
  const runs: Record<Kind, CompilerRun[]> = { 'compile -- --draft': [], compile: [], 'read and write only': [] };
  for (let round = 0; round <= rounds; round++) {
    for (const kind of Object.keys(kinds) as Kind[]) {
      const run = await runCompiler({ folder, built: `${folder}.json`, args: kinds[kind] });
      if (round > 0) runs[kind].push(run);
    }
  }
  return runs;
}

function line(kind: Kind, runs: readonly CompilerRun[]): string {
  const seconds = runs.map((run) => run.seconds);
  const cells = [
    Math.min(...seconds).toFixed(2),
    median(seconds).toFixed(2),
    median(runs.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2),
    `${median(runs.map((run) => run.megabytes)).toFixed(0)} MB`,
  ];
  return `  ${kind.padEnd(28)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}

function verdict(runs: readonly CompilerRun[]): string {
  return median(runs.map(({ seconds }) => seconds)) < goal ? 'reached' : 'not reached';
}
