import { expect, test } from 'vitest';
import { countMutants, mutationPage, type Report, readMutationPage, scoreOf, undetectedMutants } from './mutants.ts';

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

test('counts mutants, except mutants that do not run', () => {
  expect(countMutants(report)).toEqual({ detected: 2, undetected: 2 });
  expect([scoreOf({ detected: 2, undetected: 1 }), scoreOf({ detected: 0, undetected: 0 })]).toEqual([66.6, 100]);
});

test('lists undetected mutants by file and line', () => {
  expect(undetectedMutants(report)).toEqual([
    'engine/src/story/look.ts:4:3 Arithmetic `a - b`',
    'engine/src/turn.ts:9:3 Block ``',
  ]);
});

test('writes a page with the day of each area and the sum of all, and reads it again', () => {
  const map = { area: 'map', detected: 3, undetected: 0, day: '2026-11-28' };
  const story = { area: 'story', detected: 2, undetected: 1, day: '2026-11-29' };
  const page = mutationPage([story, map]);
  expect(page).toContain(
    '\n| map | 3 | 0 | 100 % | 2026-11-28 |\n| story | 3 | 1 | 66.6 % | 2026-11-29 |\n| all | 6 | 1 | 83.3 % |  |\n',
  );
  expect(readMutationPage(page)).toEqual([map, story]);
  expect(readMutationPage(mutationPage([]))).toEqual([]);
});
