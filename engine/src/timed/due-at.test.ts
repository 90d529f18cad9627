import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catchUp } from '../catch-up.ts';
import { aMoment } from '../testing/a-moment.ts';
import { aTimedStory, hour } from '../testing/a-timed-story.ts';
import { ids } from '../testing/a-world.ts';
import { dueAtOf } from './due-at.ts';
import type { TimedStory } from './timed-story.ts';

const timer = (story: number, dueAt: number) => ({ story, dueAt, seed: 1 });
const now = 0;

const stories = fc.tuple(
  ...[1, 2, 3, 4, 5].map((id) => {
    const some = fc.subarray([1, 2, 3, 4, 5], { maxLength: 2 });
    return fc
      .record({
        after: fc.integer({ min: 1, max: 30 }).map((hours) => hours * hour),
        repeats: fc.constantFrom(true, undefined),
        next: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined, freq: 1 }),
        start: some,
        stop: some,
      })
      .map(
        ({ after, repeats, next, start, stop }): TimedStory =>
          aTimedStory({
            id,
            after,
            ...(repeats && { repeats }),
            ...(next !== undefined && { next }),
            consequences: { effects: [], reveal: [], start, stop },
          }),
      );
  }),
);
const timers = fc
  .dictionary(fc.constantFrom('1', '2', '3', '4', '5'), fc.integer({ min: 1, max: 40 }))
  .map((due) => Object.entries(due).map(([story, hours]) => timer(Number(story), hours * hour)));

test('predicts exactly when a timed story comes due, through chains, repeats, starts and stops', () => {
  fc.assert(
    fc.property(stories, timers, fc.integer({ min: 1, max: 5 }), (timed, running, wanted) => {
      const { character, world } = aMoment({ pack: { timed }, character: { timers: running } });
      const { passed } = catchUp({ character, world }, now + 100 * hour);
      const first = passed.find((change) => change.kind === 'timer due' && change.story === wanted);
      const promised = dueAtOf(wanted, { character, world });

      if (first?.kind === 'timer due') expect(promised).toBe(first.at);
      else expect(promised ?? Number.POSITIVE_INFINITY).toBeGreaterThan(100 * hour);
    }),
  );
});

test('promises nothing for a story that nothing leads to, or that has left the world', () => {
  const timed = [aTimedStory({ id: 1, next: 2 }), aTimedStory({ id: 2 }), aTimedStory({ id: 3 })];
  const here = aMoment({ pack: { timed }, character: { timers: [timer(1, hour), timer(9, 2)] } });

  expect(dueAtOf(1, here)).toBe(hour);
  expect(dueAtOf(2, here)).toBe(2 * hour);
  expect(dueAtOf(3, here)).toBeUndefined();
  expect(dueAtOf(9, here)).toBeUndefined();
});

test('promises nothing for a running story whose requirements do not hold now', () => {
  const when = [{ kind: 'level', quality: ids.secret, atLeast: 1 }] as const;
  const about = { pack: { timed: [aTimedStory({ id: 1, when })] }, character: { timers: [timer(1, hour)] } };

  expect(dueAtOf(1, aMoment(about))).toBeUndefined();
  expect(dueAtOf(1, aMoment({ ...about, qualities: { [ids.secret]: 1 } }))).toBe(hour);
});
