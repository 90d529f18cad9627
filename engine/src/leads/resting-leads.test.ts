import { expect, test } from 'vitest';
import type { Change } from '../change.ts';
import { aMoment } from '../testing/a-moment.ts';
import { aTimedStory, hour } from '../testing/a-timed-story.ts';
import { aQuality } from '../testing/a-world.ts';
import { restingLeads } from './resting-leads.ts';

const [hunt, errand, rain] = [500, 501, 7];
const steps = [
  { from: 1, html: 'Ask.' },
  { from: 2, html: 'Wait.', waitsFor: rain },
  { from: 3, html: 'Sit.' },
];
const qualities = [hunt, errand].map((id) => aQuality({ id, lead: { isMain: id === hunt, doneAt: 4, steps } }));

/** The leads that rest after the level of the hunt has changed. The errand is at `errandAt`. */
function after(from: number, to: number, { errandAt = 1, isRunning = true } = {}) {
  const timers = isRunning ? [{ story: rain, dueAt: 9 * hour, seed: 1 }] : [];
  const here = aMoment({
    qualities: { [hunt]: to, [errand]: errandAt },
    character: { timers },
    pack: { qualities, timed: [aTimedStory({ id: rain })] },
  });
  const change: Change = {
    kind: 'quality',
    quality: hunt,
    from: { level: from, points: 0 },
    to: { level: to, points: 0 },
    how: 'changed',
  };
  return restingLeads([change], here);
}

test('a lead rests when it reaches its end, and another one in which something can be done is named', () => {
  expect(after(3, 4)).toMatchObject({ resting: [{ quality: hunt, state: 'Finished' }], open: { quality: errand } });
  expect(after(1, 6)).toMatchObject({ resting: [{ quality: hunt, state: 'Finished' }] });
});

test('a lead rests at a level that waits, and says until when', () => {
  expect(after(1, 2)).toMatchObject({ resting: [{ quality: hunt, state: 'Waiting', opensAt: 9 * hour }] });
});

test('a lead does not rest while something can be done, or after its end', () => {
  for (const here of [after(0, 1), after(2, 3), after(4, 5), after(2, 2), after(1, 2, { isRunning: false })])
    expect(here).toEqual({ resting: [] });
});

test('a lead that waits or is finished itself is not named', () => {
  expect(after(3, 4, { errandAt: 2 })).not.toHaveProperty('open');
  expect(after(3, 4, { errandAt: 4 })).not.toHaveProperty('open');
});
