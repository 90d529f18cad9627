import { fork } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFolder } from '@underhall/language';
import { root } from '../root.ts';
import type { CompileJob, CompileTimes } from './compile-process.ts';
import { median } from './job.ts';
import { manyStorylets } from './many-storylets.ts';

// The time a large world takes to compile: ours over and over, and the same with every text as short as it may be.
// docs/benchmarks.md says what is measured and how to read it.

const count = Number(process.env.BENCH_STORYLETS ?? 10_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const goal = 2;

const kinds = {
  'compile -- --draft': ['compile', '--draft'],
  compile: ['compile'],
  'reading and writing alone': [],
} as const;

type Kind = keyof typeof kinds;
type Run = CompileTimes & { readonly seconds: number };

console.log(
  `${availableParallelism()} processors, ${loadavg()[0]?.toFixed(1)} others busy; Node ${process.version}; ${rounds} rounds.\n` +
    'Seconds from the start of the process until the pack is there: the least and the median; of these, seconds of CPU.\n',
);
const world = readFolder(join(root, 'world'));
const report: Record<string, unknown> = {};
for (const [name, isShortest] of [
  ['as long as ours', false],
  ['as short as may be', true],
] as const) {
  const folder = await mkdtemp(join(tmpdir(), 'underhall-world-'));
  try {
    const megabytes = await lay(folder, isShortest);
    console.log(`${count.toLocaleString('en')} storylets ${name}: ${megabytes.toFixed(1)} MB of text`);
    const runs = await runsOf(folder);
    for (const kind of Object.keys(kinds) as Kind[]) console.log(line(kind, runs[kind]));
    console.log(
      `goal ${goal} s: ${verdict(runs['compile -- --draft'])} for a draft, ${verdict(runs.compile)} with every check\n`,
    );
    report[name] = { storylets: count, megabytes, runs };
  } finally {
    for (const made of [folder, `${folder}.json`]) await rm(made, { recursive: true, force: true });
  }
}
await mkdir(join(root, 'reports'), { recursive: true });
await writeFile(
  join(root, 'reports', 'bench-world.json'),
  `${JSON.stringify({ node: process.version, report }, null, 2)}\n`,
);

/** Writes the large world, with the numbers it has had. Answers its size in megabytes. */
async function lay(folder: string, isShortest: boolean): Promise<number> {
  let bytes = 0;
  for (const { path, text } of manyStorylets(world, count, isShortest)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    bytes += (await stat(file)).size;
  }
  await copyFile(join(root, 'world', 'ids.lock'), join(folder, 'ids.lock'));
  return bytes / 1e6;
}

/** The kinds take turns, so that a machine that slows down slows all of them. The first round gives numbers, and does not count. */
async function runsOf(folder: string): Promise<Readonly<Record<Kind, readonly Run[]>>> {
  const runs: Record<Kind, Run[]> = { 'compile -- --draft': [], compile: [], 'reading and writing alone': [] };
  for (let round = 0; round <= rounds; round++) {
    for (const kind of Object.keys(kinds) as Kind[]) {
      const run = await measure({ folder, built: `${folder}.json`, words: kinds[kind] });
      if (round > 0) runs[kind].push(run);
    }
  }
  return runs;
}

/** Started as `npm run world` is. */
function measure(job: CompileJob): Promise<Run> {
  const startedAt = performance.timeOrigin + performance.now();
  const child = fork(join(root, 'ops', 'run.mjs'), ['bench/compile-process'], { silent: true });
  let output = '';
  let times: CompileTimes | undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.once('message', (message) => {
    times = message as CompileTimes;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (times) resolve({ ...times, seconds: (times.at - startedAt) / 1000 });
      else reject(new Error(`compiling ended with code ${code}\n${output.slice(0, 2000)}`));
    });
    child.send(job);
  });
}

function line(kind: Kind, runs: readonly Run[]): string {
  const seconds = runs.map((run) => run.seconds);
  const cells = [
    Math.min(...seconds).toFixed(2),
    median(seconds).toFixed(2),
    median(runs.map(({ cpu }) => cpu)).toFixed(2),
    `${median(runs.map((run) => run.megabytes)).toFixed(0)} MB`,
  ];
  return `  ${kind.padEnd(28)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}

function verdict(runs: readonly Run[]): string {
  return median(runs.map(({ seconds }) => seconds)) < goal ? 'reached' : 'not reached';
}
