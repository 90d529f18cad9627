import { fork } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';
import { measureFairness } from './fairness.ts';
import type { EngineJob, EngineResult } from './measure-engine.ts';
import { engines } from './measure-engine.ts';
import { ourDraw } from './peers/our-draw.ts';
import { kinds } from './tasks.ts';

// npm run bench -- engine: measures our rules, a plain loop and engines from npm by three tasks: list open storylets,
// draw a card, choose. See docs/benchmarks.md.

const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const sizes = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number);
const names = (process.env.BENCH_ENGINES ?? Object.keys(engines).join(';')).split(';');
// Goals in runs per CPU second at 10,000 storylets. The required minimum is half of the goal.
const goals = [
  { engine: 'ours, from scratch', kind: 'list', size: 10_000, goal: 5000 },
  { engine: 'ours, incremental', kind: 'step', size: 10_000, goal: 100_000 },
] as const;

const began = loadavg()[0];
console.log(
  `${seconds} s of CPU time for each task.\nRuns per CPU second, and in brackets their ratio to a plain loop in the same process.\n`,
);
const measured: EngineResult[] = [];
for (const size of sizes) {
  console.log(`${size.toLocaleString('en')} storylets`);
  console.log(row('', [...kinds, 'setup, s', 'MB']));
  for (const engine of names) {
    const figures = await measure({ engine, size, seconds });
    measured.push(figures);
    const rates = kinds.map((kind) => `${short(figures.rates[kind].measured)} (${short(figures.rates[kind].ratio)})`);
    console.log(row(engine, [...rates, figures.setup.seconds.toFixed(2), figures.setup.megabytes.toFixed(1)]));
  }
  console.log(row('plain loop', plainRates(size)));
  console.log();
}

for (const { engine, kind, size, goal } of goals) {
  const rate = measured.find((each) => each.engine === engine && each.size === size)?.rates[kind].measured;
  if (rate !== undefined)
    console.log(`${engine}, ${kind} at ${short(size)}: ${short(rate)}; goal ${short(goal)}: ${verdict(rate, goal)}`);
}

const fairness = [
  await measureFairness('100 and 200', [100, 200], ourDraw),
  await measureFairness('1000 and nine of 100', [1000, ...Array.from({ length: 9 }, () => 100)], ourDraw),
];
console.log('\n60,000 draws: measured and expected share of the first card');
for (const { cards, drawn, expected } of fairness) console.log(row(cards, [drawn.toFixed(3), expected.toFixed(3)]));

await mkdir(join(root, 'reports'), { recursive: true });
const report = { node: process.version, load: [began, loadavg()[0]], seconds, measured, fairness };
await writeFile(join(root, 'reports', 'bench-engine.json'), `${JSON.stringify(report, null, 2)}\n`);

function measure(job: EngineJob): Promise<EngineResult> {
  // For some engines, compiling 100,000 functions needs more memory than the default.
  const child = fork(join(import.meta.dirname, 'engine-process.ts'), {
    execArgv: ['--expose-gc', '--max-old-space-size=10240', '--disable-warning=ExperimentalWarning'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as EngineResult));
    child.once('exit', (code) => reject(new Error(`${job.engine} exited with code ${code}.`)));
    child.send(job);
  });
}

/** The plain loop's median rates over the runs of all engines at this size. */
function plainRates(size: number): readonly string[] {
  const beside = measured.filter((each) => each.size === size);
  return kinds.map((kind) => {
    const rates = beside.map(({ rates }) => rates[kind].plain).sort((a, b) => a - b);
    return `${short(rates[rates.length >>> 1] ?? 0)} (1)`;
  });
}

function verdict(rate: number, goal: number): string {
  if (rate < goal / 2) return 'BELOW THE FLOOR';
  return rate < goal ? 'between floor and goal' : 'reached';
}

function short(figure: number): string {
  return Number(figure.toPrecision(figure < 1 ? 2 : 3)).toLocaleString('en', { maximumFractionDigits: 5 });
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(30) + cells.map((cell) => cell.padStart(20)).join('');
}
