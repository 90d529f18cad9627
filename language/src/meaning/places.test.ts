import { expect, test } from 'vitest';
import { problemsIn } from '../testing/a-world.ts';

const sea = 'settings/sea.story';
const inSetting = (facts: string) => problemsIn({ [sea]: `= At Sea\n${facts}\n` });

test('a stay needs its length and its end', () => {
  expect(inSetting('stay: 1 action\nthen: A Bench')).toEqual([]);
  expect(inSetting('stay: 20 actions')).toEqual([`${sea}:2:7 nothing ends this stay; add "then: A Storylet"`]);
  expect(inSetting('then: A Bench')).toEqual([`${sea}:2:7 "then" needs a stay; add "stay: 20 actions"`]);
  expect(inSetting('stay: 0 actions\nthen: A Bench')).toEqual([`${sea}:2:7 a stay must last at least one action`]);
});

test('a setting refers to things by name', () => {
  expect(inSetting('deck of: Twon\nstart at: The Squore\nstay: 1 action\nthen: A Bensh')).toEqual([
    `${sea}:2:10 unknown setting "Twon". Did you mean "Town"?`,
    `${sea}:3:11 unknown area "The Squore". Did you mean "The Square"?`,
    `${sea}:5:7 unknown storylet "A Bensh". Did you mean "A Bench"?`,
  ]);
});
