import { fork } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readFolder } from '@underhall/language';
import { root } from '../root.ts';
import type { CompileJob, CompileResult } from './compile-process.ts';
import { median } from './job.ts';
import { manyStorylets } from './many-storylets.ts';

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
type Run = CompileResult & { readonly seconds: number };

console.log(
  `${rounds} rounds.\n` +
    'Seconds from the start of the process until the pack is written: minimum, median, median CPU time.\n',
);
const world = readFolder(join(root, 'world'));
const report: Record<string, unknown> = {};
for (const [name, isShortened] of [
  ['as long as ours', false],
  ['of minimum length', true],
] as const) {
  const folder = await mkdtemp(join(tmpdir(), 'underhall-world-'));
  try {
    const megabytes = await writeWorld(folder, isShortened);
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

/** Writes the large world, together with the existing IDs. Returns the size in megabytes. */
async function writeWorld(folder: string, isShortened: boolean): Promise<number> {
  let bytes = 0;
  for (const { path, text } of manyStorylets(world, count, isShortened)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    bytes += (await stat(file)).size;
  }
  await copyFile(join(root, 'world', 'ids.lock'), join(folder, 'ids.lock'));
  return bytes / 1e6;
}

/**
 * Alternates between kinds, so that a slow machine affects all of them. The first round assigns IDs and is not counted.
 */
async function runsOf(folder: string): Promise<Readonly<Record<Kind, readonly Run[]>>> {
  const runs: Record<Kind, Run[]> = { 'compile -- --draft': [], compile: [], 'read and write only': [] };
  for (let round = 0; round <= rounds; round++) {
    for (const kind of Object.keys(kinds) as Kind[]) {
      const run = await measure({ folder, built: `${folder}.json`, args: kinds[kind] });
      if (round > 0) runs[kind].push(run);
    }
  }
  return runs;
}

/** Starts the compiler as `npm run world` does. */
function measure(job: CompileJob): Promise<Run> {
  const startedAt = performance.timeOrigin + performance.now();
  const child = fork(join(root, 'ops', 'run.mjs'), ['bench/compile-process'], { silent: true });
  let output = '';
  let times: CompileResult | undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.once('message', (message) => {
    times = message as CompileResult;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (times) resolve({ ...times, seconds: (times.writtenAt - startedAt) / 1000 });
      else reject(new Error(`The compiler exited with code ${code}.\n${output.slice(0, 2000)}`));
    });
    child.send(job);
  });
}

function line(kind: Kind, runs: readonly Run[]): string {
  const seconds = runs.map((run) => run.seconds);
  const cells = [
    Math.min(...seconds).toFixed(2),
    median(seconds).toFixed(2),
    median(runs.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2),
    `${median(runs.map((run) => run.megabytes)).toFixed(0)} MB`,
  ];
  return `  ${kind.padEnd(28)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}

function verdict(runs: readonly Run[]): string {
  return median(runs.map(({ seconds }) => seconds)) < goal ? 'reached' : 'not reached';
}
