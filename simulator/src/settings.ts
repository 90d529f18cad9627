import { parseArgs } from 'node:util';
import { fromRoot } from './root.ts';
import { allStrategies } from './strategies.ts';

export type Settings = {
  readonly seed: number;
  readonly steps: number;
  /** Maximum number of players. If missing, only `steps` limits the number. */
  readonly players: number | undefined;
  readonly days: number;
  /** Strategy of all players. If missing, strategies are assigned in turn. */
  readonly only: string | undefined;
  readonly world: string;
  readonly reports: string;
};

export const usage = `npm run simulate -- [options]: simulated players play a world for weeks by the real rules
  --steps N      maximum number of commands (100000)
  --players N    maximum number of players (as many as the steps allow)
  --days N       days that each town is played (28)
  --seed N       seed of the run; equal seeds give equal runs (1)
  --only NAME    only one strategy: random, greedy, completionist, cautious, social, patron or seeker
  --world DIR    folder of the world (world)
  --reports DIR  folder for simulation.html and simulation.txt (reports)

npm run simulate -- machine ["NAME"]: measures games of pressing on or stopping`;

const value = { type: 'string' } as const;
const options = { steps: value, players: value, days: value, seed: value, only: value, world: value, reports: value };

/** Reads the command line. Returns a message if an option is invalid. */
export function readSettings(args: readonly string[]): Settings | string {
  const typed = parse(args);
  if (typeof typed === 'string') return typed;
  const { steps = '100000', days = '28', seed = '1', players, only, world = 'world', reports = 'reports' } = typed;
  for (const [name, text] of Object.entries({ steps, days, seed, players })) {
    if (text !== undefined && !isWhole(text)) return `--${name} needs a whole number of 1 or more, not "${text}"`;
  }
  const names = allStrategies.map(({ name }) => name);
  if (only !== undefined && !names.includes(only)) return `--only needs one of ${names.join(', ')}, not "${only}"`;
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

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const isWhole = (text: string): boolean => /^[1-9]\d{0,11}$/.test(text);
