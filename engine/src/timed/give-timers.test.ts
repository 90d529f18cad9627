import { expect, test } from 'vitest';
import type { Character } from '../character.ts';
import { aMoment } from '../testing/a-moment.ts';
import { aTimedStory, hour } from '../testing/a-timed-story.ts';
import { ids } from '../testing/a-world.ts';
import { openTurn } from '../turn.ts';
import { giveTimers } from './timers.ts';

const given = [{ kind: 'level' as const, quality: ids.secret, atLeast: 2 }];
const pack = { timed: [aTimedStory({ id: 7, given, after: 3 * hour })] };
const running = [{ story: 7, dueAt: 1, seed: 2 }];

const giving = (secrets: number, about: Partial<Character> = {}) => {
  const moment = aMoment({ pack, qualities: { [ids.secret]: secrets }, character: about, now: hour, rolls: [44] });
  return giveTimers(openTurn(moment), moment);
};

test('a story starts when a character begins to meet its requirements, with its own seed', () => {
  const { changes, character } = giving(2);

  expect(changes).toEqual([{ kind: 'timer started', timer: { story: 7, dueAt: 4 * hour, seed: 44 } }]);
  expect(character.begun).toEqual([7]);
  expect(giving(1).changes).toEqual([]);
});

test('it does not start again while they hold, even after it was shown or stopped', () => {
  expect(giving(2, { timers: running }).changes).toEqual([]);
  expect(giving(2, { begun: [7] }).changes).toEqual([]);
});

test('a story can start again after its requirements stopped holding and it has ended', () => {
  expect(giving(1, { begun: [7] }).changes).toEqual([{ kind: 'timer stopped', story: 7, isForgotten: true }]);
  expect(giving(1, { begun: [3, 7, 9] }).character.begun).toEqual([3, 9]);
});

test('a running story continues whether or not its requirements hold', () => {
  const { changes, character } = giving(1, { timers: running, begun: [7] });

  expect(changes).toEqual([]);
  expect(character.timers).toEqual(running);
});
