import { expect, test } from 'vitest';
import { isBelowMinimum, type PageScores, scoreOf, scoreTable } from './min-scores.ts';

const whole = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const scoresOf = (...runs: readonly Partial<typeof whole>[]): PageScores => ({
  page: 'story',
  runs: runs.map((run) => ({ ...whole, ...run })),
});

test('one slow run of three does not count', () => {
  expect(isBelowMinimum(scoresOf({ performance: 70 }, { performance: 96 }, { performance: 95 }))).toBe(false);
});

test('two slow runs of three count', () => {
  const slow = scoresOf({ performance: 94 }, { performance: 99 }, { performance: 80 });

  expect(scoreOf(slow, 'performance')).toBe(94);
  expect(isBelowMinimum(slow)).toBe(true);
});

test('the slower of two runs counts', () => {
  expect(scoreOf(scoresOf({ performance: 99 }, { performance: 95 }), 'performance')).toBe(95);
});

test('the worst run counts for accessibility and SEO', () => {
  expect(isBelowMinimum(scoresOf({}, { accessibility: 99 }, {}))).toBe(true);
  expect(isBelowMinimum(scoresOf({}, {}, { seo: 92 }))).toBe(true);
});

test('a page without runs is below every minimum', () => {
  expect(isBelowMinimum({ page: 'story', runs: [] })).toBe(true);
});

test('the table marks scores below their minimum', () => {
  expect(scoreTable([scoresOf({ performance: 94, seo: 100 })]).split('\n')).toEqual([
    '                 performance   accessibility  best-practices             seo',
    'story               BELOW 94             100             100             100',
    'minimum                   95             100             100             100',
  ]);
});
