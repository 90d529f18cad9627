import { expect, test } from 'vitest';
import { machineShare } from '../measures/choices.ts';
import { simulate } from '../simulate.ts';
import { allStrategies } from '../strategies.ts';
import { realWorld, worldIndexIn } from '../testing/worlds.ts';

const worldIndex = worldIndexIn(realWorld);
const patient = { timeout: 180_000 };

const weekOf = (only: string) =>
  simulate(worldIndex, { seed: 1, steps: 30_000, players: 6, days: 16, only }).measures.choices.get(only)?.[0];

test.each(['greedy', 'cautious', 'completionist'])(
  'a %s player plays machines, within the share of a week that the strategy gives them',
  patient,
  (name) => {
    const { runs } = allStrategies.find((strategy) => strategy.name === name)?.traits ?? {};
    const week = weekOf(name);
    const share = week ? machineShare(week) : 0;

    expect(share).toBeGreaterThan(0.05);
    // The last run of a week may go over the share.
    expect(share).toBeLessThan((runs?.maxPercent ?? 0) / 100 + 0.05);
  },
);
