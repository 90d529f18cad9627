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
  ['won: You won.', ':5:6 "won" is never told without "contest"'],
  ['lost: You lost.', ':5:7 "lost" is never told without "contest"'],
  ['unique: yes', ':5:1 unknown fact "unique". Known here: '],
  [
    'by letter: yes\nsame area: yes',
    ':6:12 an act by letter goes to somebody who does not play yet: "same area" cannot be asked of them; leave it out',
  ],
])('of an act with "%s" it is told: %s', (facts, message) => {
  expect(problemsIn(anAct(facts))).toEqual([expect.stringContaining(tea + message)]);
});

test('a letter to a stranger asks nothing of a player', () => {
  const facts = 'by letter: yes\nsame area: yes\ncontest: Coins';

  expect(problemsIn(anAct(facts)).map((line) => /"(.*)"/.exec(line)?.[1])).toEqual(['same area', 'contest']);
  expect(problemsIn(anAct('by letter: no\nsame area: yes'))).toEqual([]);
});

test('a side is one of four, each once, without prose or parts', () => {
  const sides = '== host\n\n== sender\n\nProse.\n\n== sender\n\n=== More\n';

  expect(problemsIn(anAct('', sides))).toEqual(
    inTea(
      ':9:4 "host" is none of: sender, target, winner, loser.',
      ':13:1 this prose is never told; a line before a blank one is a fact',
      ':15:4 there is another side "sender" at acts/tea.story:11; rename one of the two',
      ':17:5 nothing belongs under this kind of heading; give it fewer "="',
    ),
  );
});

test('who wins is told in a contest, and only there', () => {
  expect(problemsIn(anAct('', '== winner\ngain: Coins 1\n\n== loser\n'))).toEqual(
    inTea(':9:4 without "contest" nobody is the "winner"', ':12:4 without "contest" nobody is the "loser"'),
  );
  expect(problemsIn(anAct('contest: Coins\nwon: Yes.\nlost: No.', '== winner\n\n== target\n'))).toEqual(
    inTea(':13:4 a contest changes things for its "winner" and its "loser", not for a "target"'),
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

test('emphasis in the words of an act is closed', () => {
  expect(problemsIn(anAct('contest: Coins\nwon: You *won.'))).toEqual([
    `${tea}:6:10 this asterisk has no partner; write \\* for a plain one`,
  ]);
});

test('what a side changes only under a condition, it changes', () => {
  expect(problemsIn(anAct('', '== sender\ngain: Coins 1\nonly if: Step 1+\n'))).toEqual(
    inTea(':11:10 "Step" is not changed here; ask it of what is'),
  );
});
