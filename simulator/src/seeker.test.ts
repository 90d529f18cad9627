import { leadOf } from '@underhall/engine';
import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';
import { realWorld, worldIndexIn } from './testing/worlds.ts';

const real = worldIndexIn(realWorld);

test('players who only follow leads finish the opening, and half of them an errand in two weeks', {
  timeout: 180_000,
}, () => {
  const finished = new Map<number, Set<number>>();
  const { opening } = real;
  const { measures, violation } = simulate(real, {
    seed: 1,
    steps: 60_000,
    days: 14,
    players: 6,
    only: 'seeker',
    check({ player, changes }) {
      const own = finished.get(player.number) ?? new Set();
      finished.set(player.number, own);
      for (const change of changes) {
        if (change.kind !== 'quality') continue;
        const { lead, at } = {
          lead: leadOf(real.pack.qualities.find(({ id }) => id === change.quality)),
          at: change.to.level,
        };
        if (change.quality === opening?.quality ? at >= opening.last : lead && at >= lead.doneAt)
          own.add(change.quality);
      }
      return undefined;
    },
  });

  expect(violation).toBeUndefined();
  expect([...measures.stuck.keys()]).toEqual([]);
  expect(finished.size).toBe(6);
  for (const own of finished.values()) expect(own).toContain(opening?.quality);
  // The others still practise for a level that their next step asks for.
  expect([...finished.values()].filter(({ size }) => size > 1).length).toBeGreaterThanOrEqual(3);
});
