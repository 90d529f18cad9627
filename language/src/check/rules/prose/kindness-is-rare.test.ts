import { expect, test } from 'vitest';
import { aBranch, anOutcome, messagesOf } from '../../../testing/a-world.ts';
import { kindnessIsRare } from './kindness-is-rare.ts';

const kind = anOutcome('turn: kindness found', 'always: He Kept It');
const hard = anOutcome('turn: rule with teeth', 'always: It Is Shut');

const storylet = (name: string, ...outcomes: readonly string[]): string =>
  `= ${name}\nwhere: The Square\nimage: it\nteaser: It.\n\nProse.\n\n${outcomes.map((each) => aBranch('', each)).join('\n')}`;

test('one kindness may be found in a storylet, beside other turns and results that are not marked', () => {
  expect(
    messagesOf(kindnessIsRare, { 'areas/square/a.story': storylet('A', kind, hard, anOutcome(''), anOutcome('')) }),
  ).toEqual([]);
});

test('a second kindness in the same storylet is told', () => {
  expect(messagesOf(kindnessIsRare, { 'areas/square/a.story': storylet('A', kind, hard, kind) })).toEqual([
    'this storylet has found a kindness in "always: He Kept It" already; let this result take another turn',
  ]);
});

test('a kindness in two storylets that follow each other is told', () => {
  expect(
    messagesOf(kindnessIsRare, {
      'areas/square/a.story': storylet('A', kind),
      'areas/square/b.story': storylet('B', hard, kind),
    }),
  ).toEqual([
    '"A", the storylet before this one, has found a kindness in "always: He Kept It" already; let this result take another turn',
  ]);
});

test('with another storylet between them, or in another folder, kindness may be found again', () => {
  expect(
    messagesOf(kindnessIsRare, {
      'areas/square/a.story': storylet('A', kind),
      'areas/square/b.story': storylet('B', hard),
      'areas/square/c.story': storylet('C', kind),
      'areas/yard/d.story': storylet('D', kind),
    }),
  ).toEqual([]);
});
