import { expect, test } from 'vitest';
import { problemsIn } from '../testing/a-world.ts';

const smoke = 'qualities/smoke.story';
const inQuality = (facts: string) =>
  problemsIn({ [smoke]: `= Smoke\ncategory: Randomizer\nimage: it\n${facts}\n\nSmoke.\n` });

test('a quality may have levels with pictures and texts', () => {
  expect(inQuality('pictures: 0 thin, 50 thick\ntold: 5 You *cough*.\ntext: smell 0 Soot\ntext: smell 5 {')).toEqual([
    `${smoke}:7:15 this brace is not closed; write \\{ for a plain one`,
  ]);
});

test.each([
  ['pictures: thin', ':4:11 "thin" is not a level and a picture, like "5 cup-mended"'],
  ['pictures: 5 Thin', ':4:13 "Thin" is not the name of a picture: small letters and hyphens, like "chandlery-hatch"'],
  ['told: You cough.', ':4:7 "You cough." is not a level and a text, like "5 You rattle."'],
  ['told: 5 {Coinz}', ':4:10 unknown quality "Coinz". Did you mean "Coins"?'],
  [
    'text: 0 Soot',
    ':4:7 "0 Soot" is not a list name in small letters (other than "stage"), a level and a text, like "smoke 26 It stands straight."',
  ],
  [
    'text: stage 0 Soot',
    ':4:7 "stage 0 Soot" is not a list name in small letters (other than "stage"), a level and a text, like "smoke 26 It stands straight."',
  ],
  ['text: smell 0 So {Coins}', ':4:18 an entry of a list takes no substitutions; delete the braces'],
  ['step: -101', ':4:7 "-101" is not a whole number from -100 up'],
  ['scaler: 0', ':4:9 "0" is not a whole number from 1 up'],
])('%s', (facts, mistake) => {
  expect(inQuality(facts)).toEqual([smoke + mistake]);
});
