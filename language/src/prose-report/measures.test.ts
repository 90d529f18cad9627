import { expect, test } from 'vitest';
import { readWorld } from '../meaning/read-world.ts';
import { aWorld } from '../testing/a-world.ts';
import { measures } from './print-report.ts';
import { isBeyond, sampleOf } from './sample.ts';

const measure = (name: string) => {
  const found = measures.find((each) => each.name === name);
  if (!found) throw new Error(`no measure "${name}"`);
  return found;
};

/** The value of a measure for these results alone. */
function valueIn(name: string, results: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const branches = results.map(
    (result, i) => `== B${i}\n\n${result.startsWith('===') ? result : `=== always: R\n\n${result}`}`,
  );
  const story = `= Tried\nwhere: The Square\n\n${branches.join('\n\n')}\n`;
  const { world } = readWorld(aWorld({ 'areas/square/a-bench.story': story, ...files }));
  return measure(name).of(sampleOf(world));
}

test.each([
  ['"it" per 1,000 words', 'It is. She has it. "It is it," she says.', 2000 / 7],
  ['"but" per 1,000 words', 'All but one. *But* no.', 250],
  ['"one does" per 1,000 words', 'One must go. The one is old, and that one can stay.', 1000 / 12],
  ['"as one does" per 4,000 words', 'She waits, as one does.', 800],
  ['somebody and the like per 1,000 words', 'Somebody has none, and everyone.', 400],
  ['% sentences of 5 words or fewer', 'He goes. She goes on, and on, and on. "Yes. No."', 50],
  ['% sentences that begin with It or There', 'There is tea. It is cold. She drinks. "It is."', 200 / 3],
])('%s counts narration and skips speech: %j', (name, prose, value) => {
  expect(valueIn(name, [prose])).toBeCloseTo(value);
});

test('counts long sentences and long speeches by their words', () => {
  const long = Array.from({ length: 26 }, () => 'word').join(' ');

  expect(valueIn('% sentences of 25 words or more', [`The ${long}. Short.`])).toBe(50);
  expect(valueIn('% speeches over 25 words', [`"${long}." "No." "No." "No."`])).toBe(25);
});

test.each([
  ['% results that begin with a pronoun', ['It is shut.', 'He knows Mr Pell.', 'The door is shut.', 'Tea.'], 25],
  ['% results without a proper name', ['The man goes.', 'You ask Ada.', '"No," says Mr Pell.', 'Tea. Cake.'], 50],
  ['% results that turn on a written note', ['*Back at noon, perhaps.*', 'She is *very* old.'], 50],
  ['words of a result, standard deviation', ['One two.', 'One two three four.'], 1],
])('%s: %j', (name, results, value) => {
  expect(valueIn(name, results)).toBe(value);
});

test('the world defines its words for money; without any, nothing is counted', () => {
  const results = ['He pays fourpence.', 'He pays.'];
  const money = { 'house-style.json': '{ "money": ["fourpence"] }' };

  expect(valueIn('% results that name money', results, money)).toBe(50);
  expect(valueIn('% results that name money', results)).toBe(undefined);
});

test('counts the texts of cases, not their conditions', () => {
  expect(valueIn('"but" per 1,000 words', ['{Watchful 5+: But no. | Yes, but.}'])).toBe(500);
});

test('counts a gesture from its second use in a file', () => {
  expect(
    valueIn('gestures again in the same file', ['He looks at you, and at it.', 'She looks at him, and then at her.']),
  ).toBe(1);
});

test('a result changes a story by its qualities, or by what it starts', () => {
  expect(
    valueIn('% results after the opening that change a story', [
      '=== always: A\ngain: Coins 3\n\nA.',
      '=== always: B\nlodge: A Room\n\nB.',
    ]),
  ).toBe(50);
});

test('skips results of the opening', () => {
  expect(valueIn('% results after the opening that change a story', ['=== always: A\nset: Step 2\n\nA.'])).toBe(
    undefined,
  );
});

test('counts the third failure of a file with the same changes', () => {
  const failure = '=== failure: F\ngain: Coins 4\n\nF.';

  expect(valueIn('failures alike in changes, past 2 in a file', [failure, failure])).toBe(0);
  expect(valueIn('failures alike in changes, past 2 in a file', [failure, failure, failure])).toBe(1);
  expect(valueIn('failures alike in changes, past 2 in a file', [failure, failure, failure.replace('4', '5')])).toBe(0);
});

test('counts stories whose stages have no text', () => {
  const quality = (prose: string, facts = '') => ({
    'qualities/quest.story': `= Quest\ncategory: Story\nstages: 1 Begun, 2 Done\n${facts}\n${prose}\n`,
  });

  expect(valueIn('stories whose stages say nothing of their own', [], quality('A quest.'))).toBe(1);
  expect(
    valueIn('stories whose stages say nothing of their own', [], quality('{Quest 2+: Done. | Ask the porter.}')),
  ).toBe(0);
  expect(valueIn('stories whose stages say nothing of their own', [], quality('A quest.', 'told: 1 Ask.\n'))).toBe(0);
});

test('counts turns where they are marked', () => {
  const marked = (turn: string) => `=== always: R\nturn: ${turn}\n\nR.`;
  const results = [marked('danger'), marked('danger'), marked('bargain'), 'R.'];

  expect(valueIn('% of the commonest turn among the marked', results)).toBeCloseTo(200 / 3);
  expect(valueIn('turns twice running', results)).toBe(1);
});

test('every result needs a turn except repeatable ones', () => {
  const choices = (when: string) => `= Tried
where: The Square
${when}
== Sit

=== always: Sat
turn: danger

You sit.

== Stand

=== always: Stood

You stand.
`;
  const markedIn = (when: string) => {
    const { world } = readWorld(aWorld({ 'areas/square/a-bench.story': choices(when) }));
    return measure('% results marked with a turn').of(sampleOf(world));
  };

  expect(markedIn('when: Watchful under 5\n')).toBe(50);
  expect(markedIn('')).toBe(100);
});

test('compares the printed value with the limit, which is inclusive', () => {
  expect(isBeyond(measure('"it" per 1,000 words'), 27.04)).toBe(false);
  expect(isBeyond(measure('"it" per 1,000 words'), 27.05)).toBe(true);
  expect(isBeyond(measure('"but" per 1,000 words'), 2.9)).toBe(true);
});

test('a batch consists of some folders or files', () => {
  const { world } = readWorld(aWorld({ 'areas/pier/b.story': '= B\n\n== C\n\n=== always: D\n\nE.\n' }));

  expect(sampleOf(world, ['areas/pier']).storylets).toHaveLength(1);
  expect(sampleOf(world, ['areas/pier/b.story', 'areas/square']).storylets).toHaveLength(2);
  expect(sampleOf(world, ['areas/pi']).storylets).toHaveLength(0);
});
