import { isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './root.ts';
import { allStrategies } from './strategies.ts';

/** The options of a run. */
export type Settings = {
  readonly seed: number;
  /** Commands in all, at most. */
  readonly steps: number;
  /** Players, at most; as many as the steps allow when left out. */
  readonly players: number | undefined;
  /** Days that each town is lived in. */
  readonly days: number;
  /** The one strategy that everybody plays by; each in turn when left out. */
  readonly only: string | undefined;
  /** Folder of the world. */
  readonly world: string;
  /** Folder of the report. */
  readonly reports: string;
};

export const usage = `npm run simulate -- [options]: players by the thousand, weeks on end, on the real rules
  --steps N      commands in all, at most (100000)
  --players N    players, at most (as many as the steps allow)
  --days N       days each of them lives (28)
  --seed N       the same seed is the same run (1)
  --only NAME    everybody plays by one strategy: completionist is who seeks what is new
  --world DIR    the world they live in (world)
  --reports DIR  where simulation.html and simulation.txt go (reports)`;

const value = { type: 'string' } as const;
const options = { steps: value, players: value, days: value, seed: value, only: value, world: value, reports: value };

/** Reads what stands behind the command; a text says what is wrong with it. */
export function readSettings(words: readonly string[]): Settings | string {
  const typed = readWords(words);
  if (typeof typed === 'string') return typed;
  const { steps = '100000', days = '28', seed = '1', players, only, world = 'world', reports = 'reports' } = typed;
  for (const [name, text] of Object.entries({ steps, days, seed, players })) {
    if (text !== undefined && !isWhole(text)) return `--${name} takes a whole number from 1 up, not "${text}"`;
  }
  const names = allStrategies.map(({ name }) => name);
  if (only !== undefined && !names.includes(only)) return `--only takes one of ${names.join(', ')}, not "${only}"`;
  return {
    steps: Number(steps),
    days: Number(days),
    seed: Number(seed),
    players: players === undefined ? undefined : Number(players),
    only,
    world: fromRoot(world),
    reports: fromRoot(reports),
  };
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const isWhole = (text: string): boolean => /^[1-9]\d{0,11}$/.test(text);

const fromRoot = (folder: string): string => (isAbsolute(folder) ? folder : join(root, folder));
