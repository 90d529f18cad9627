import { expect, test } from 'vitest';
import { aStorylet, problemsIn } from '../testing/a-world.ts';

const tried = 'areas/square/tried.story';
const withProse = (prose: string) => ({
  [tried]: aStorylet('')[tried]?.replace('\nProse.\n', `\n${prose}\n`) ?? '',
});

test('what is wrong in prose is pointed at in its own line, however the paragraph is broken', () => {
  expect(problemsIn(withProse('It is  warm\nand {Watchfil 5+: *dry | wet} to\n  {Coinz} people.'))).toEqual([
    `${tried}:8:19 this asterisk has no partner; write \\* for a plain one`,
    `${tried}:8:6 unknown quality "Watchfil". Did you mean "Watchful"?`,
    `${tried}:9:4 unknown quality "Coinz". Did you mean "Coins"?`,
  ]);
});

test('a list that a quality does not keep is pointed at', () => {
  expect(problemsIn(aStorylet('note: So {hue of Watchful}'))).toEqual([
    `${tried}:5:11 "Watchful" has no list of texts "hue".`,
  ]);
});

test('braces mean nothing in plain words', () => {
  expect(problemsIn(aStorylet('alt: For {name}'))).toEqual([
    `${tried}:5:10 these words are told as they stand; a brace means nothing here`,
  ]);
});

test('each mistake in each text is told once', () => {
  expect(problemsIn(aStorylet('note: {a|b} and { }\nalt: }'))).toEqual([
    `${tried}:5:7 forms of address are three, "{he|she|they}"; cases say what they ask, "{Talk 5+: one | other}"`,
    `${tried}:5:17 nothing stands between these braces`,
    `${tried}:6:6 these words are told as they stand; a brace means nothing here`,
  ]);
});
