import { expect, test } from 'vitest';
import { countMutants, mutationPage, type Report, scoreOf, undetectedMutants } from './mutants.ts';

const at = (line: number) => ({ start: { line, column: 3 } });
const report: Report = {
  files: {
    'engine/src/story/look.ts': {
      mutants: [
        { status: 'Killed', mutatorName: 'Equality', location: at(1) },
        { status: 'Timeout', mutatorName: 'Equality', location: at(2) },
        { status: 'Survived', mutatorName: 'Arithmetic', replacement: 'a - b', location: at(4) },
        { status: 'RuntimeError', mutatorName: 'Block', location: at(5) },
      ],
    },
    'engine/src/turn.ts': { mutants: [{ status: 'NoCoverage', mutatorName: 'Block', location: at(9) }] },
  },
};

test('counts mutants by folder, except mutants that do not run', () => {
  const counts = countMutants(report, (file) => file.split('/').slice(2, -1).join('/') || 'root');
  expect(counts).toEqual([
    { area: 'root', detected: 0, undetected: 1 },
    { area: 'story', detected: 2, undetected: 1 },
  ]);
  expect(counts.map(scoreOf)).toEqual([0, 66.6]);
  expect(scoreOf({ detected: 0, undetected: 0 })).toBe(100);
});

test('lists undetected mutants by file and line', () => {
  expect(undetectedMutants(report)).toEqual([
    'engine/src/story/look.ts:4:3 Arithmetic `a - b`',
    'engine/src/turn.ts:9:3 Block ``',
  ]);
});

test('writes a page with the day of the run and the sum of all areas', () => {
  const page = mutationPage(
    [
      { area: 'map', detected: 3, undetected: 0 },
      { area: 'story', detected: 2, undetected: 1 },
    ],
    '2026-11-28',
  );
  expect(page).toContain('\nRun on 2026-11-28.\n');
  expect(page).toContain('\n| story | 3 | 1 | 66.6 % |\n| all | 6 | 1 | 83.3 % |\n');
});
