import { expect, test } from 'vitest';
import { printProblem } from './print-problem.ts';

test('a problem is told with its place, its line and a pointer', () => {
  const at = { file: 'a.story', line: 2, column: 7, length: 9 };

  expect(printProblem({ at, message: 'unknown quality "Watchfull".' }, '= Bread\nwhen: Watchfull 5+\n')).toBe(
    ['a.story:2:7', '  when: Watchfull 5+', '        ^^^^^^^^^', 'unknown quality "Watchfull".'].join('\n'),
  );
});
