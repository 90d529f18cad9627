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

test('a bar begins a line of verse, and a line without a bar continues it', () => {
  const { blocks, problems } = parseBlocks(
    'a.story',
    '= Bread\n\nHe sang:\n| Warm, \n  |  brown\nand round.\n\n| Very.\n',
  );

  expect(problems).toEqual([]);
  expect(blocks[0]?.prose.map(({ text }) => text)).toEqual(['He sang:\nWarm,\nbrown and round.', 'Very.']);
  expect(blocks[0]?.prose[0]?.breaks).toEqual([
    { from: 9, line: 4, column: 3 },
    { from: 15, line: 5, column: 6 },
    { from: 21, line: 6, column: 1 },
  ]);
});

test('a bar inside braces is no verse, and an escaped one is a bar', () => {
  const { blocks } = parseBlocks('a.story', '= Bread\n\n{Talk 1+: warm\n| cold}\n\\| plain\n');

  expect(blocks[0]?.prose.map(({ text }) => text)).toEqual(['{Talk 1+: warm | cold} \\| plain']);
});

test('an empty line of verse is an error', () => {
  expect(problemsOf('= Bread\n\n| Warm\n|\n| Brown\n')).toEqual([
    '4:1 this line of verse is empty; write its words behind the bar, or leave a blank line',
  ]);
});

test('the marks of a merge conflict are one error, and nothing of the file is read', () => {
  const conflict = '= Bread\n\nWarm.\n\n<<<<<<< HEAD\n= Cake\n=======\n= Toast\n>>>>>>> other\n';
  const { blocks, problems, isWhole } = parseBlocks('a.story', conflict);

  expect([blocks, isWhole]).toEqual([[], false]);
  expect(problems).toMatchObject([{ at: { line: 5, column: 1 }, message: expect.stringContaining('merge conflict') }]);
});

test('a heading without its space, and a choice of another tool, are still headings', () => {
  const { blocks } = parseBlocks('a.story', '=Bread\nwhere: Here\n\n* Eat it\nimage: bread\n\nWarm.\n');

  expect(problemsOf('=Bread\n\n* Eat it\n')).toEqual([
    '1:1 not a valid heading; write the marks, a space and the name, like "= Name"',
    '3:1 a choice is a part of its own; write "== Eat it"',
  ]);
  expect(blocks).toMatchObject([
    { heading: { text: 'Bread' }, facts: [{ key: 'where' }], inner: [{ depth: 2, heading: { text: 'Eat it' } }] },
  ]);
});
