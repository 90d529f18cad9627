import { expect, test } from 'vitest';
import { aPlay } from '../testing/a-play.ts';
import { aBranch, anOutcome, aStorylet } from '../testing/a-world.ts';

test('a branch with "once" is gone after its result, and its outcome follows the levels', () => {
  const outcomes = [anOutcome('when: Coins 1+', 'always: Rich'), anOutcome('gain: Coins 1', 'always: Poor')].join('\n');
  const branches = aBranch('once: yes', outcomes) + aBranch('', outcomes).replace('== Try', '== Stay');
  const play = aPlay(aStorylet('back: no', branches));
  const [open] = /(\d+) {2}Tried/.exec(play.type())?.slice(1) ?? [];
  const first = play.type(open ?? '');

  expect(first).toMatch(/1 {2}Try\b[\s\S]*2 {2}Stay\b/);
  expect(play.type('1')).toContain('~~ Poor ~~ (always)');
  expect(play.type('1', open ?? '')).not.toMatch(/\d {2}Try\b/);
  expect(play.type('1')).toContain('~~ Rich ~~ (always)');
});

test('lines of verse are printed on lines of their own', () => {
  const verse = '= Tried\nwhere: The Square\nimage: it\nteaser: It.\n\n| One,\n| *two*.\n\n';
  const play = aPlay({ 'areas/square/tried.story': verse + aBranch('') });
  const [open] = /(\d+) {2}Tried/.exec(play.type())?.slice(1) ?? [];

  expect(play.type(open ?? '')).toContain('\nOne,\n*two*.\n');
});
