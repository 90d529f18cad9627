import { expect, test } from 'vitest';
import { isBelow, type PageScores, scoreOf, scoreTable } from './floors.ts';

const whole = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const scoresOf = (...runs: readonly Partial<typeof whole>[]): PageScores => ({
  page: 'story',
  runs: runs.map((run) => ({ ...whole, ...run })),
});

test('one slow run of three does not count', () => {
  expect(isBelow(scoresOf({ performance: 70 }, { performance: 96 }, { performance: 95 }))).toBe(false);
});

test('two slow runs of three do', () => {
  const slow = scoresOf({ performance: 94 }, { performance: 99 }, { performance: 80 });

  expect(scoreOf(slow, 'performance')).toBe(94);
  expect(isBelow(slow)).toBe(true);
});

test('of two runs the slower one counts', () => {
  expect(scoreOf(scoresOf({ performance: 99 }, { performance: 95 }), 'performance')).toBe(95);
});

test('what is found wrong once is wrong', () => {
  expect(isBelow(scoresOf({}, { accessibility: 99 }, {}))).toBe(true);
  expect(isBelow(scoresOf({}, {}, { seo: 92 }))).toBe(true);
});

test('a page that was never seen is below every floor', () => {
  expect(isBelow({ page: 'story', runs: [] })).toBe(true);
});

test('the table says which score is below its floor', () => {
  expect(scoreTable([scoresOf({ performance: 94, seo: 100 })]).split('\n')).toEqual([
    '                 performance   accessibility  best-practices             seo',
    'story               BELOW 94             100             100             100',
    'floor                     95             100             100             100',
  ]);
});
