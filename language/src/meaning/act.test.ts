import { expect, test } from 'vitest';
import { problemsIn } from '../testing/a-world.ts';
import { anAct } from '../testing/other-kinds.ts';

const tea = 'acts/tea.story';
const inTea = (...messages: readonly string[]) => messages.map((message) => tea + message);

test.each([
  ['contest: Watchfull 3', ':5:10 unknown quality "Watchfull". Did you mean "Watchful"?'],
  ['contest: Watchfull', ':5:10 unknown quality "Watchfull". Did you mean "Watchful"?'],
  ['sender needs: Coinz 2+', ':5:15 unknown quality "Coinz". Did you mean "Coins"?'],
  ['target needs: Coins 4 to 2', ':5:15 no level is in this range'],
  ['then: A Bnch', ':5:7 unknown storylet "A Bnch". Did you mean "A Bench"?'],
  ['won: You won.', ':5:6 "won" is never shown without "contest"; add it, or delete this'],
  ['lost: You lost.', ':5:7 "lost" is never shown without "contest"; add it, or delete this'],
  ['unique: yes', ':5:1 unknown fact "unique". Known here: '],
  [
    'by letter: yes\nsame area: yes',
    ':6:12 an act by letter invites somebody who does not play yet, so "same area" cannot apply; delete it',
  ],
])('reports an act with "%s": %s', (facts, message) => {
  expect(problemsIn(anAct(facts))).toEqual([expect.stringContaining(tea + message)]);
});

test('an act by letter has no requirements on players', () => {
  const facts = 'by letter: yes\nsame area: yes\ncontest: Coins';

  expect(problemsIn(anAct(facts)).map((line) => /"(.*)"/.exec(line)?.[1])).toEqual(['same area', 'contest']);
  expect(problemsIn(anAct('by letter: no\nsame area: yes'))).toEqual([]);
});

test('a side is one of four, each once, without parts', () => {
  const sides = '== host\n\n== sender\n\nProse.\n\n== sender\n\n=== More\n';

  expect(problemsIn(anAct('', sides))).toEqual(
    inTea(
      ':9:4 "host" is not one of: sender, target, winner, loser.',
      ':15:4 there is another side "sender" at acts/tea.story:11; rename one of the two',
      ':17:5 no heading is allowed under this one; use fewer "="',
    ),
  );
});

test('an act needs an acceptance unless both sides have prose', () => {
  const facts = 'image: pot\ninvitation: Come.\n';
  const told = (...sides: readonly string[]) => sides.map((side) => `== ${side}\n\nYou came.\n`).join('\n');
  const act = (more: string, sides: string) => ({ [tea]: `= Take Tea\n${facts}${more}\nTea.\n\n${sides}` });
  const lacking = inTea(':1:3 "Take Tea" has no "acceptance"');

  expect(problemsIn(act('', told('sender', 'target')))).toEqual([]);
  expect(problemsIn(act('contest: Coins\n', told('winner', 'loser')))).toEqual([]);
  expect(problemsIn(act('', told('sender')))).toEqual(lacking);
  expect(problemsIn(act('contest: Coins\n', told('winner')))).toEqual(lacking);
  expect(problemsIn(anAct('', told('sender', 'target')))).toEqual(
    inTea(':4:13 each side has its own text, so "acceptance" is never shown; delete it'),
  );
});

test('texts for winner and loser belong to a contest', () => {
  expect(problemsIn(anAct('', '== winner\ngain: Coins 1\n\n== loser\n'))).toEqual(
    inTea(
      ':9:4 there is no "winner" without "contest"; add "contest", or use "sender" and "target"',
      ':12:4 there is no "loser" without "contest"; add "contest", or use "sender" and "target"',
    ),
  );
  expect(problemsIn(anAct('contest: Coins\nwon: Yes.\nlost: No.', '== winner\n\n== target\n'))).toEqual(
    inTea(':13:4 a contest has a "winner" and a "loser", not a "target"; rename this side'),
  );
});

test('an act needs a picture, an invitation, an acceptance and prose', () => {
  expect(problemsIn({ [tea]: '= Take Tea\n' })).toEqual(
    inTea(
      ':1:3 "Take Tea" has no "image"',
      ':1:3 "Take Tea" has no "invitation"',
      ':1:3 "Take Tea" has no "acceptance"',
      ':1:3 "Take Tea" has no prose',
    ),
  );
});

test('an unclosed emphasis in the texts of an act is reported', () => {
  expect(problemsIn(anAct('contest: Coins\nwon: You *won.'))).toEqual([
    `${tea}:6:10 this asterisk has no partner; write \\* for a plain one`,
  ]);
});

test('a condition of a side must be on a quality that the side changes', () => {
  expect(problemsIn(anAct('', '== sender\ngain: Coins 1\nonly if: Step 1+\n'))).toEqual(
    inTea(':11:10 "only if" names "Step", which does not change here; name a quality that does'),
  );
});
