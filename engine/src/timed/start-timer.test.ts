import { expect, test } from 'vitest';
import { applyChange } from '../apply-change.ts';
import { aMoment } from '../testing/a-moment.ts';
import { aTimedStory, hour } from '../testing/a-timed-story.ts';
import { openTurn } from '../turn.ts';
import { startTimer } from './timers.ts';

const pack = { timed: [aTimedStory({ id: 4 }), aTimedStory({ id: 2 })] };

test('a timer has its seed from the start, and starting it again resets it', () => {
  const moment = aMoment({ pack, rolls: [11, 12, 13] });

  const once = startTimer(startTimer(openTurn(moment), 4, 0, moment), 2, 0, moment);
  const again = startTimer(once, 4, hour, moment);
  expect(again.character.timers).toEqual([
    { story: 2, dueAt: hour, seed: 12 },
    { story: 4, dueAt: 2 * hour, seed: 13 },
  ]);
  expect(again.character.begun).toEqual([2, 4]);
});

test('a story that is not in the world does not start', () => {
  const moment = aMoment({ pack });
  expect(startTimer(openTurn(moment), 99, 0, moment).changes).toEqual([]);
});

test('a stopped story stays recorded as started, unless it is forgotten', () => {
  const timers = [
    { story: 4, dueAt: 1, seed: 1 },
    { story: 2, dueAt: 1, seed: 1 },
  ];
  const { character } = aMoment({ pack, character: { timers, begun: [2, 4] } });

  const stopped = applyChange(character, { kind: 'timer stopped', story: 4 });
  expect([stopped.timers, stopped.begun]).toEqual([[timers[1]], [2, 4]]);
  const forgotten = applyChange(character, { kind: 'timer stopped', story: 4, isForgotten: true });
  expect([forgotten.timers, forgotten.begun]).toEqual([[timers[1]], [2]]);
  const due = applyChange(character, { kind: 'timer due', story: 2, at: 1, told: true });
  expect([due.timers, due.begun]).toEqual([[timers[0]], [2, 4]]);
});
