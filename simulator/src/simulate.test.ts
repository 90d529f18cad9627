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

// Bought with Fate or membership, and not by anything a world says: no simulated player does.
const unplayed: readonly Change['kind'][] = ['name changed', 'face changed', 'refresh used', 'chronograph'];

// About two and five seconds on a machine that has nothing else to do.
const patient = { timeout: 180_000 };

test(
  'players live 100,000 steps in the world, and no rule is broken, nobody is stuck, and no loop pays too much',
  patient,
  () => {
    const { measures, violation } = simulate(real, { seed: 1, steps: 100_000, days: 28 });

    expect(violation).toBeUndefined();
    expect(measures.totals.steps).toBe(100_000);
    expect([...measures.stuck.keys()]).toEqual([]);
    expect(findingsOf(real, measures).filter(({ severity }) => severity === 'alarm')).toEqual([]);
  },
);

test(
  'every verb of the rules is used, and all there is to see is seen, in a world where everything occurs',
  patient,
  () => {
    const [kinds, given] = [new Set<Change['kind']>(), new Set<string | undefined>()];
    const { measures, violation } = simulate(full, {
      seed: 1,
      steps: 160_000,
      days: 28,
      check(step) {
        for (const change of step.changes) {
          kinds.add(change.kind);
          if (change.kind === 'outfit saved') given.add(change.outfit.given);
        }
        return checkStep(step);
      },
    });

    expect(violation).toBeUndefined();
    expect([...measures.stuck.keys()]).toEqual([]);
    expect(changeKinds.filter((kind) => !kinds.has(kind))).toEqual(unplayed);
    expect([...given]).toContain('Best Side');
    expect(full.pack.qualities.filter(({ flaunt }) => flaunt === false).map(({ name }) => name)).toEqual(['Tokens']);
    expect([...measures.commands.keys()].sort()).toEqual(Object.keys(areaOfCommand).sort());
    expect(neverReached(full, measures)).toEqual([]);
    expect(findingsOf(full, measures).filter(({ severity }) => severity === 'alarm')).toEqual([]);
    const { storylet, branch, outcome } = coverageOf(full, measures);
    expect([storylet, branch, outcome].map(({ reached, all }) => all - reached)).toEqual([0, 0, 0]);
  },
);

test('the same seed is the same run, and another seed is another', () => {
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

test('as many players come as are asked for, and live as long as they are told to', () => {
  const { measures } = simulate(full, { seed: 1, steps: 1_000_000, days: 3, players: 19 });

  expect([measures.totals.players, measures.totals.towns]).toEqual([19, 2]);
  expect(measures.totals.days).toBeLessThanOrEqual(19 * 3);
});

test('a broken rule stops the run, and says which player, which step and what came before it', () => {
  const check = ({ player }: { player: { steps: number } }) => (player.steps === 40 ? 'the sky fell' : undefined);

  const { violation, measures } = simulate(full, { seed: 5, steps: 10_000, days: 9, check });
  expect(violation).toMatch(
    /^A rule was broken: the sky fell\n {2}seed 5, town 1, player \d+ \(\w+\), step 40 of theirs/,
  );
  expect(violation?.split('\n').filter((line) => / turn \d+: \w/.test(line))).toHaveLength(24);
  expect(measures.totals.steps).toBeLessThan(10_000);
});

test('who has nothing to do with all their actions is told of, with what they have', () => {
  const empty = worldIndexIn(fullWorld, (pack) => ({ ...pack, storylets: [], qualities: pack.qualities }));

  const { measures } = simulate(empty, { seed: 1, steps: 2_000, days: 9 });
  const [stuck] = measures.stuck.values();
  expect(stuck).toMatchObject({ where: 'The Quay, at the list' });
  expect(stuck?.sheet).toContain('Stout 2');
});
