import { expect, test } from 'vitest';
import { problemsIn } from '../testing/a-world.ts';
import { anAgent, aPersona, aPlot } from '../testing/other-kinds.ts';

test.each([
  ['tests: Watchfull 40', ':10:8 unknown quality "Watchfull". Did you mean "Watchful"?'],
  [
    'tests: Watchful 0',
    ':10:8 "Watchful 0" is not an amount: a name and a whole number from 1 up, like "Some Thing 30"',
  ],
  ['when: Step 2+\nneeds: no Step', ':11:8 this excludes the earlier requirement on "Step"'],
  ['can be called off: perhaps', ':10:20 "perhaps" is neither "yes" nor "no"'],
  ['fate: many', ':10:7 "many" is not a whole number from 0 up'],
  ['length: 80', ':10:1 unknown fact "length".'],
])('reports a plot with "%s": %s', (facts, message) => {
  expect(problemsIn(aPlot(facts))).toEqual([expect.stringContaining(`plots/roof.story${message}`)]);
});

test('a plot needs a duration, a report, a picture and prose', () => {
  expect(
    problemsIn({ 'plots/roof.story': '= The Roof\nimage: roof\n\nIt leaks.\n\n== Mend It\nreport: A Bnch\n' }),
  ).toEqual([
    'plots/roof.story:6:4 "Mend It" has no "lasts"',
    'plots/roof.story:6:4 "Mend It" has no "image"',
    'plots/roof.story:6:4 "Mend It" has no prose',
    'plots/roof.story:7:9 unknown storylet "A Bnch". Did you mean "A Bench"?',
  ]);
});

test('a concern needs a picture, prose and a plot', () => {
  expect(problemsIn({ 'plots/roof.story': '= The Roof\n' })).toEqual([
    'plots/roof.story:1:3 "The Roof" has no "image"',
    'plots/roof.story:1:3 "The Roof" has no plot ("== Name")',
    'plots/roof.story:1:3 "The Roof" has no prose',
  ]);
});

test('reports two plots of one name, also in different concerns', () => {
  const other = aPlot('')['plots/roof.story']?.replace('= The Roof', '= The Cellar') ?? '';

  expect(problemsIn({ ...aPlot(''), 'plots/z.story': other })).toEqual([
    'plots/z.story:6:4 there is another plot "Mend It" at plots/roof.story:6; rename one of the two',
  ]);
});

test('a persona needs a start, has no prose, and has a code of its own', () => {
  expect(problemsIn(aPersona('code: first'))).toEqual(['personas/one.story:1:3 "Somebody" has no "starts with"']);
  expect(problemsIn(aPersona('starts with: Lens 1\n\nProse.'))).toEqual([
    'personas/one.story:4:1 this prose is never shown; delete it, or write facts above the blank line',
  ]);
  expect(
    problemsIn(aPersona('code: first\nstarts with: Lens 1\n\n= Another\ncode: first\nstarts with: Lens 2')),
  ).toEqual([
    'personas/one.story:5:3 there is another persona with the code "first" at personas/one.story:1; rename one of the two',
  ]);
});

test('an agent needs levels, a picture and prose', () => {
  expect(problemsIn({ 'agents/pin.story': '= Pin\n' })).toEqual([
    'agents/pin.story:1:3 "Pin" has no "levels"',
    'agents/pin.story:1:3 "Pin" has no "image"',
    'agents/pin.story:1:3 "Pin" has no prose',
  ]);
  expect(problemsIn(anAgent('levels: Watchfull 20'))).toEqual([
    'agents/pin.story:3:9 unknown quality "Watchfull". Did you mean "Watchful"?',
  ]);
});
