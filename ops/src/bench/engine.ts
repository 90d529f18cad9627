import { fork } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';
import { engines } from './engines.ts';
import { fairnessOf } from './fairness.ts';
import type { Measured, Orders } from './measure-engine.ts';
import { ourDraw } from './peers/our-draw.ts';
import { kinds } from './tasks.ts';

// The time it takes to say what is open to a character, to draw a card, to choose: our rules beside a plain loop and beside the engines npm serves.
// docs/benchmarks.md says what is measured and how to read it.

const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const sizes = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number);
const names = (process.env.BENCH_ENGINES ?? Object.keys(engines).join(';')).split(';');
// At 10,000 storylets, a CPU second; the floor is half of it.
const goals = [
  { engine: 'ours, from scratch', kind: 'list', size: 10_000, goal: 5000 },
  { engine: 'ours, incremental', kind: 'step', size: 10_000, goal: 100_000 },
] as const;

const began = loadavg()[0];
console.log(
  `${availableParallelism()} processors, ${began?.toFixed(1)} others busy; Node ${process.version}; ` +
    `${seconds} s of CPU time a task.\nTimes a CPU second, and in brackets how many times those of a plain loop in the same process.\n`,
);
const measured: Measured[] = [];
for (const size of sizes) {
  console.log(`${size.toLocaleString('en')} storylets`);
  console.log(row('', [...kinds, 'ready, s', 'MB']));
  for (const engine of names) {
    const figures = await measure({ engine, size, seconds });
    measured.push(figures);
    const rates = kinds.map((kind) => `${short(figures.rates[kind].measured)} (${short(figures.rates[kind].ratio)})`);
    console.log(row(engine, [...rates, figures.ready.seconds.toFixed(2), figures.ready.megabytes.toFixed(1)]));
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
  await fairnessOf('100 and 200', [100, 200], ourDraw),
  await fairnessOf('1000 and nine of 100', [1000, ...Array.from({ length: 9 }, () => 100)], ourDraw),
];
console.log('\n60,000 draws: how often the first card was found, and how often is right');
for (const { cards, found, right } of fairness) console.log(row(cards, [found.toFixed(3), right.toFixed(3)]));

await mkdir(join(root, 'reports'), { recursive: true });
const report = { node: process.version, load: [began, loadavg()[0]], seconds, measured, fairness };
await writeFile(join(root, 'reports', 'bench-engine.json'), `${JSON.stringify(report, null, 2)}\n`);

function measure(orders: Orders): Promise<Measured> {
  // Compiling 100,000 functions takes some engines more memory than a process has by default.
  const child = fork(join(import.meta.dirname, 'engine-process.ts'), {
    execArgv: ['--expose-gc', '--max-old-space-size=10240', '--disable-warning=ExperimentalWarning'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as Measured));
    child.once('exit', (code) => reject(new Error(`${orders.engine} ended with code ${code}`)));
    child.send(orders);
  });
}

/** The plain loop was measured beside each of them: the median of its medians. */
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
