import type { Change } from '@underhall/engine';
import { expect, test } from 'vitest';
import { checkStep } from './checks/all-checks.ts';
import { changeKinds } from './ledger.ts';
import { coverageOf, neverReached } from './measures/never-reached.ts';
import { areaOfCommand } from './page/is-command-offered.ts';
import { findingsOf } from './report/findings.ts';
import { simulate } from './simulate.ts';
import { fullWorld, realWorld, worldIndexIn } from './testing/worlds.ts';

const real = worldIndexIn(realWorld);
const full = worldIndexIn(fullWorld);

// No simulated player buys these with Fate or membership or undoes a discard, and no story changes them.
const unplayed: readonly Change['kind'][] = [
  'card returned',
  'name changed',
  'face changed',
  'refresh used',
  'chronograph',
];

// They take about two and five seconds on an idle machine.
const patient = { timeout: 180_000 };

test('100,000 steps in the default world break no rule, leave nobody stuck and raise no alarm', patient, () => {
  const { measures, violation } = simulate(real, { seed: 1, steps: 100_000, days: 28 });

  expect(violation).toBeUndefined();
  expect(measures.totals.steps).toBe(100_000);
  expect([...measures.stuck.keys()]).toEqual([]);
  expect(findingsOf(real, measures).filter(({ severity }) => severity === 'alarm')).toEqual([]);
});

test('160,000 steps in the full world use every verb and reach every storylet, branch and outcome', patient, () => {
  const [kinds, givenOutfits] = [new Set<Change['kind']>(), new Set<string | undefined>()];
  const { measures, violation } = simulate(full, {
    seed: 3,
    steps: 160_000,
    days: 28,
    check(step) {
      for (const change of step.changes) {
        kinds.add(change.kind);
        if (change.kind === 'outfit saved') givenOutfits.add(change.outfit.given);
      }
      return checkStep(step);
    },
  });

  expect(violation).toBeUndefined();
  expect([...measures.stuck.keys()]).toEqual([]);
  expect(changeKinds.filter((kind) => !kinds.has(kind))).toEqual(unplayed);
  expect([...givenOutfits]).toContain('Best Side');
  expect(full.pack.qualities.filter(({ flaunt }) => flaunt === false).map(({ name }) => name)).toEqual(['Tokens']);
  expect([...measures.commands.keys()].sort()).toEqual(Object.keys(areaOfCommand).sort());
  expect(neverReached(full, measures)).toEqual([]);
  expect(findingsOf(full, measures).filter(({ severity }) => severity === 'alarm')).toEqual([]);
  const { storylet, branch, outcome } = coverageOf(full, measures);
  expect([storylet, branch, outcome].map(({ reached, all }) => all - reached)).toEqual([0, 0, 0]);
});

test('equal seeds give equal runs, other seeds give other runs', () => {
  const runOf = (seed: number) => {
    const { measures } = simulate(full, { seed, steps: 4_000, days: 9 });
    return JSON.stringify([
      [...measures.reach.outcomesSeen],
      [...measures.commands],
      measures.income,
      measures.challenges.rolled,
    ]);
  };

  expect(runOf(7)).toBe(runOf(7));
  expect(runOf(8)).not.toBe(runOf(7));
});

test('a run has the requested number of players and days', () => {
  const { measures } = simulate(full, { seed: 1, steps: 1_000_000, days: 3, players: 25 });

  expect([measures.totals.players, measures.totals.towns]).toEqual([25, 2]);
  expect(measures.totals.days).toBeLessThanOrEqual(25 * 3);
});

test('a broken rule stops the run with a message that names player, step and last commands', () => {
  const check = ({ player }: { player: { steps: number } }) => (player.steps === 40 ? 'the sky fell' : undefined);

  const { violation, measures } = simulate(full, { seed: 5, steps: 10_000, days: 9, check });
  expect(violation).toMatch(
    /^A rule was broken: the sky fell\n {2}seed 5, town 1, player \d+ \(\w+\), step 40 of this player/,
  );
  expect(violation?.split('\n').filter((line) => / turn \d+: \w/.test(line))).toHaveLength(24);
  expect(measures.totals.steps).toBeLessThan(10_000);
});

test('a player with all actions and nothing to do is reported as stuck, with the sheet', () => {
  const empty = worldIndexIn(fullWorld, (pack) => ({ ...pack, storylets: [], qualities: pack.qualities }));

  const { measures } = simulate(empty, { seed: 1, steps: 2_000, days: 9 });
  const [stuck] = measures.stuck.values();
  expect(stuck).toMatchObject({ where: 'The Quay, at the list of storylets' });
  expect(stuck?.sheet).toContain('Stout 2');
});
