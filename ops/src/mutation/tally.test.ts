import { expect, test } from 'vitest';
import { type Report, scoreOf, survivors, tally } from './tally.ts';

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

test('what the tests noticed is counted for each folder, and what does not run for none', () => {
  const folders = tally(report, (file) => file.split('/').slice(2, -1).join('/') || 'root');
  expect(folders).toEqual([
    { name: 'root', noticed: 0, missed: 1 },
    { name: 'story', noticed: 2, missed: 1 },
  ]);
  expect(folders.map(scoreOf)).toEqual([0, 66.6]);
  expect(scoreOf({ noticed: 0, missed: 0 })).toBe(100);
});

test('what nobody noticed is told by its place', () => {
  expect(survivors(report)).toEqual([
    'engine/src/story/look.ts:4:3 Arithmetic `a - b`',
    'engine/src/turn.ts:9:3 Block ``',
  ]);
});
