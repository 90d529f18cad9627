import { expect, test } from 'vitest';
import { parseBlocks } from './parse-blocks.ts';

const problemsOf = (source: string): readonly string[] =>
  parseBlocks('a.story', source).problems.map(({ at, message }) => `${at.line}:${at.column} ${message}`);

test('a block has a heading, facts, prose and inner blocks', () => {
  const { blocks } = parseBlocks('a.story', '= Bread\nwhere: Here\n\nIt is\nwarm.\n\nVery.\n\n== Eat it\n');

  expect(blocks).toMatchObject([
    {
      depth: 1,
      heading: { text: 'Bread', at: { line: 1, column: 3 } },
      facts: [{ key: 'where', value: { text: 'Here', at: { line: 2, column: 8, length: 4 } } }],
      prose: [{ text: 'It is warm.' }, { text: 'Very.', at: { line: 7 } }],
      inner: [{ depth: 2, heading: { text: 'Eat it' } }],
    },
  ]);
});

test('a colon after the first blank line is prose', () => {
  const { blocks, problems } = parseBlocks('a.story', '= Bread\n\nwhere: here\n');

  expect(problems).toEqual([]);
  expect(blocks[0]).toMatchObject({ facts: [], prose: [{ text: 'where: here' }] });
});

test('a line before the first blank line is never prose', () => {
  expect(problemsOf('= Bread\nwhere Here\n')).toEqual([
    '2:1 neither a fact ("key: value") nor prose; prose begins after a blank line',
  ]);
});

test('reports every syntax error', () => {
  expect(problemsOf('lost\n=Bread\n=== Crumb\nwhere:\n')).toEqual([
    '1:1 this stands before the first heading; write a heading like "= Name" above it',
    '2:1 not a valid heading; write the marks, a space and the name, like "= Name"',
    '3:1 a heading with "===" needs one with "==" above it',
    '4:1 "where" has no value',
  ]);
});

test('carriage returns make no difference', () => {
  expect(parseBlocks('a.story', '= Bread\r\nwhere: Here\r\n\r\nWarm.\r\n')).toEqual(
    parseBlocks('a.story', '= Bread\nwhere: Here\n\nWarm.\n'),
  );
});
