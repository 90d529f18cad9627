import { expect, test } from 'vitest';
import { aBranch, anOutcome, messagesOf } from '../../../testing/a-world.ts';
import { kindnessIsRare } from './kindness-is-rare.ts';

const kind = anOutcome('turn: kindness found', 'always: He Kept It');
const hard = anOutcome('turn: rule with teeth', 'always: It Is Shut');

const storylet = (name: string, ...outcomes: readonly string[]): string =>
  `= ${name}\nwhere: The Square\nimage: it\nteaser: It.\n\nProse.\n\n${outcomes.map((each) => aBranch('', each)).join('\n')}`;

test('accepts one kindness in a storylet, beside other turns', () => {
  expect(
    messagesOf(kindnessIsRare, { 'areas/square/a.story': storylet('A', kind, hard, anOutcome(''), anOutcome('')) }),
  ).toEqual([]);
});

test('reports a second kindness in one storylet', () => {
  expect(messagesOf(kindnessIsRare, { 'areas/square/a.story': storylet('A', kind, hard, kind) })).toEqual([
    'this storylet has a "kindness found" in "always: He Kept It" already; give this result another turn',
  ]);
});

test('reports kindnesses in two successive storylets', () => {
  expect(
    messagesOf(kindnessIsRare, {
      'areas/square/a.story': storylet('A', kind),
      'areas/square/b.story': storylet('B', hard, kind),
    }),
  ).toEqual([
    '"A", the storylet before this one, has a "kindness found" in "always: He Kept It" already; give this result another turn',
  ]);
});

test('accepts kindnesses with a storylet between them, or in different folders', () => {
  expect(
    messagesOf(kindnessIsRare, {
      'areas/square/a.story': storylet('A', kind),
      'areas/square/b.story': storylet('B', hard),
      'areas/square/c.story': storylet('C', kind),
      'areas/yard/d.story': storylet('D', kind),
    }),
  ).toEqual([]);
});
