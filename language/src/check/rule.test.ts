import { expect, test } from 'vitest';
import { printProblem } from './rule.ts';

test('a problem is printed with its place, its line, a pointer and its rule', () => {
  const at = { file: 'a.story', line: 2, column: 7, length: 9 };

  expect(
    printProblem({ at, message: 'unknown quality "Watchfull".', rule: 'known-names' }, '= Bread\nwhen: Watchfull 5+\n'),
  ).toBe(
    ['a.story:2:7', '  when: Watchfull 5+', '        ^^^^^^^^^', 'unknown quality "Watchfull". (known-names)'].join(
      '\n',
    ),
  );
});

test('a long line is shortened to the part around the problem', () => {
  const line = `${'one two '.repeat(20)}{stage of Talc}${' three four'.repeat(20)}`;
  const printed = (column: number, length: number) =>
    printProblem({ at: { file: 'a.story', line: 1, column, length }, message: 'no' }, line)
      .split('\n')
      .slice(1, 3);

  const [shown = '', pointer = ''] = printed(line.indexOf('Talc') + 1, 4);
  expect(shown).toBe(`  ... ${line.slice(130, 230)} ...`);
  expect(shown.slice(pointer.indexOf('^'), pointer.length)).toBe('Talc');
  expect(printed(1, line.length)).toEqual([`  ${line.slice(0, 100)} ...`, `  ${'^'.repeat(100)}`]);
  expect(printed(line.length - 3, 4)).toEqual([`  ... ${line.slice(-100)}`, `${' '.repeat(102)}^^^^`]);
});

test('a line of 100 characters is printed whole', () => {
  const line = 'x'.repeat(100);

  expect(printProblem({ at: { file: 'a.story', line: 1, column: 100, length: 9 }, message: 'no' }, line)).toBe(
    `a.story:1:100\n  ${line}\n  ${' '.repeat(99)}^\nno (form)`,
  );
});
