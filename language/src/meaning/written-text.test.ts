import { expect, test } from 'vitest';
import { aStorylet, problemsIn } from '../testing/a-world.ts';

const tried = 'areas/square/tried.story';
const withProse = (prose: string) => ({
  [tried]: aStorylet('')[tried]?.replace('\nProse.\n', `\n${prose}\n`) ?? '',
});

test('reports a mistake in prose on its own line, however the paragraph is wrapped', () => {
  expect(problemsIn(withProse('It is  warm\nand {Watchfil 5+: *dry | wet} to\n  {Coinz} people.'))).toEqual([
    `${tried}:8:19 this asterisk has no partner; write \\* for a plain one`,
    `${tried}:8:6 unknown quality "Watchfil". Did you mean "Watchful"?`,
    `${tried}:9:4 unknown quality "Coinz". Did you mean "Coins"?`,
  ]);
});

test('reports an unknown list of texts at its place', () => {
  expect(problemsIn(aStorylet('note: So {hue of Watchful}'))).toEqual([
    `${tried}:5:11 "Watchful" has no list of texts "hue".`,
  ]);
});

test('reports braces in plain words', () => {
  expect(problemsIn(aStorylet('alt: For {name}'))).toEqual([
    `${tried}:5:10 this text takes no substitutions; delete the brace`,
  ]);
});

test('reports each mistake in each text once', () => {
  expect(problemsIn(aStorylet('note: {a|b} and { }\nalt: }'))).toEqual([
    `${tried}:5:7 write three forms of address, "{he|she|they}", or cases with requirements, "{Talk 5+: one | other}"`,
    `${tried}:5:17 these braces are empty; write a name or a case in them`,
    `${tried}:6:6 this text takes no substitutions; delete the brace`,
  ]);
});
